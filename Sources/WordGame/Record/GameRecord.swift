/// The data that determines a played game. Dealing from the seed and applying the answers again gives the same score on every machine.
public struct GameRecord: Sendable, Hashable {
  /// The judgement of one pair, with its time.
  public struct Answer: Sendable, Hashable {
    /// The judgement; `nil` when time ran out.
    public var said: Judgement?
    /// The time from the appearance of the pair to the judgement, in milliseconds, without pauses.
    public var milliseconds: Int

    /// An answer with its time in milliseconds.
    public init(said: Judgement?, milliseconds: Int) {
      self.said = said
      self.milliseconds = milliseconds
    }
  }

  /// The mode, which determines the rules.
  public var mode: GameMode
  /// The seed that the pairs were dealt from.
  public var seed: UInt64
  /// The player's hard words at the start of the game.
  public var hardWords: [String]
  /// The answers to the pairs, in their order.
  public var answers: [Answer]

  /// A record with all its data.
  public init(mode: GameMode, seed: UInt64, hardWords: [String], answers: [Answer]) {
    self.mode = mode
    self.seed = seed
    self.hardWords = hardWords
    self.answers = answers
  }

  /// Plays the game again.
  ///
  /// - Parameter deck: The deck of the same edition of the list.
  /// - Returns: The finished game.
  /// - Throws: ``ReplayError`` when the game is impossible.
  public func replayed(with deck: GameDeck) throws(ReplayError) -> WordGame {
    var game = WordGame(deck: deck, mode: mode, seed: seed, hardWords: hardWords)
    game.start()
    for (index, answer) in answers.enumerated() {
      guard game.state == .inProgress else { throw .answersAfterTheEnd(pairs: index) }
      try ReplayTimes.check(answer, pair: index + 1, limit: game.step.milliseconds)
      game.answer(answer.said, pair: index + 1, milliseconds: answer.milliseconds)
    }
    guard game.state != .inProgress else { throw .notFinished(pairs: answers.count) }
    return game
  }
}
