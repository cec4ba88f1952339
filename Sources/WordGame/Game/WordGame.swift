/// A game from its first pair to its end. It has no clock: what has to be told to it is what the player said and how long that took.
public struct WordGame: Sendable {
  public let deck: GameDeck
  public let mode: GameMode
  public private(set) var state = GameState.none
  public private(set) var scoreboard = Scoreboard()
  public private(set) var attempts: [GameAttempt] = []
  /// What is on the screen; nil unless the game is in progress.
  public private(set) var pair: WordPair?
  private let hardWords: [String]
  private var dealer: Dealer

  public init(deck: GameDeck, mode: GameMode, seed: UInt64, hardWords: [String] = []) {
    self.deck = deck
    self.mode = mode
    self.hardWords = hardWords
    dealer = Dealer(deck: deck, seed: seed, hardWords: hardWords)
  }

  /// The number of the pair on the screen, from 1: what an attempt names, so that a second tap on the same pair is none on the next.
  public var pairNumber: Int { attempts.count + 1 }

  /// How hard the pair on the screen is, and how long it falls.
  public var step: RampStep { mode.rules.step(afterRight: scoreboard.right) }

  /// Begins, when the game has not begun.
  public mutating func start() {
    guard state == .none else { return }
    state = .inProgress
    deal()
  }

  /// Takes what the player said of a pair, or that time ran out.
  ///
  /// - Parameters:
  ///   - said: nil when time ran out.
  ///   - number: the pair that is meant; anything but the one on the screen changes nothing.
  ///   - milliseconds: from the moment the pair could be seen.
  /// - Returns: what became of the pair; nil when nothing was changed.
  @discardableResult
  public mutating func answer(_ said: Judgement?, pair number: Int, milliseconds: Int) -> GameAttempt? {
    guard state == .inProgress, let pair, number == pairNumber else { return nil }
    let isRight = deck.isRight(english: pair.english, shown: pair.shown)
    let attempt = GameAttempt(pair: pair, isRight: isRight, said: said, milliseconds: milliseconds)
    record(attempt)
    advance()
    return attempt
  }

  /// Begins anew, as if nothing had been played.
  public mutating func restart(seed: UInt64) {
    self = WordGame(deck: deck, mode: mode, seed: seed, hardWords: hardWords)
    start()
  }

  /// Leaves the game: nothing of it is left.
  public mutating func quit() {
    (state, pair, scoreboard, attempts) = (.none, nil, Scoreboard(), [])
  }

  private mutating func record(_ attempt: GameAttempt) {
    let step = step
    attempts.append(attempt)
    guard attempt.isCorrect else { return scoreboard.recordWrong() }
    scoreboard.recordRight { [rules = mode.rules] in rules.points(step: step, streak: $0) }
  }

  /// NB: losing is looked at first, for the pair that is both the last one and the last mistake.
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
