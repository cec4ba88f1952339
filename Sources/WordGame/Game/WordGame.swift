/// A game from its first pair to its end. It has no clock: the caller passes in the player's judgements and their times.
public struct WordGame: Sendable {
  /// The deck that pairs are dealt from.
  public let deck: GameDeck
  /// The mode, which determines the rules.
  public let mode: GameMode
  /// Whether the game is in progress, won or lost.
  public private(set) var state = GameState.none
  /// The score so far.
  public private(set) var scoreboard = Scoreboard()
  /// The attempts so far, in their order.
  public private(set) var attempts: [GameAttempt] = []
  /// The pair on the screen; `nil` unless the game is in progress.
  public private(set) var pair: WordPair?
  private let hardWords: [String]
  private var dealer: Dealer

  /// A game that has not started.
  ///
  /// - Parameters:
  ///   - deck: The prepared word list.
  ///   - mode: The rules.
  ///   - seed: Determines the pairs, together with the deck, the mode, the hard words and the judgements.
  ///   - hardWords: The player's hard words, which come up more often where the mode says so. Words that are not in the deck are ignored.
  public init(deck: GameDeck, mode: GameMode, seed: UInt64, hardWords: [String] = []) {
    self.deck = deck
    self.mode = mode
    self.hardWords = hardWords
    dealer = Dealer(deck: deck, seed: seed, hardWords: hardWords)
  }

  /// The number of the pair on the screen, counted from 1. An attempt names it, so that a second tap on a pair does not count for the next.
  public var pairNumber: Int { attempts.count + 1 }

  /// The difficulty and the falling time of the pair on the screen.
  public var step: RampStep { mode.rules.step(afterRight: scoreboard.right) }

  /// Starts the game. It has no effect on a game that has already started.
  public mutating func start() {
    guard state == .none else { return }
    state = .inProgress
    deal()
  }

  /// Records the player's judgement of a pair, or that time ran out, and deals the next pair.
  ///
  /// - Parameters:
  ///   - said: The judgement; `nil` when time ran out.
  ///   - number: The number of the judged pair. A number other than ``pairNumber`` has no effect.
  ///   - milliseconds: The time from the appearance of the pair to the judgement.
  /// - Returns: The attempt; `nil` when the call had no effect.
  @discardableResult
  public mutating func answer(_ said: Judgement?, pair number: Int, milliseconds: Int) -> GameAttempt? {
    guard state == .inProgress, let pair, number == pairNumber else { return nil }
    let isRight = deck.isRight(english: pair.english, shown: pair.shown)
    let attempt = GameAttempt(pair: pair, isRight: isRight, said: said, milliseconds: milliseconds)
    record(attempt)
    advance()
    return attempt
  }

  /// Starts a new game with the same deck, mode and hard words.
  public mutating func restart(seed: UInt64) {
    self = WordGame(deck: deck, mode: mode, seed: seed, hardWords: hardWords)
    start()
  }

  /// Quits the game and discards its score and attempts.
  public mutating func quit() {
    (state, pair, scoreboard, attempts) = (.none, nil, Scoreboard(), [])
  }

  private mutating func record(_ attempt: GameAttempt) {
    let step = step
    attempts.append(attempt)
    guard attempt.isCorrect else { return scoreboard.recordWrong() }
    scoreboard.recordRight { [rules = mode.rules] in rules.points(step: step, streak: $0) }
  }

  /// NB: losing is checked first, for a pair that is both the last one and the last mistake.
  private mutating func advance() {
    pair = nil
    if scoreboard.wrong >= mode.rules.mistakes {
      state = .userLost
    } else if scoreboard.attempts >= mode.rules.pairs {
      state = .userWon
    } else {
      deal()
    }
  }

  private mutating func deal() { pair = dealer.next(step) }
}
