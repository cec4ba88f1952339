/// All that a played game depends on: dealt again from its seed, and answered again, it comes to the same score on every machine.
public struct GameRecord: Sendable, Hashable {
  /// What was said of a pair, and when.
  public struct Answer: Sendable, Hashable {
    /// Nil when time ran out.
    public var said: Judgement?
    /// From the moment the pair could be seen; pauses do not count.
    public var milliseconds: Int

    public init(said: Judgement?, milliseconds: Int) {
      self.said = said
      self.milliseconds = milliseconds
    }
  }

  public var mode: GameMode
  public var seed: UInt64
  public var hardWords: [String]
  public var answers: [Answer]

  public init(mode: GameMode, seed: UInt64, hardWords: [String], answers: [Answer]) {
    self.mode = mode
    self.seed = seed
    self.hardWords = hardWords
    self.answers = answers
  }

  /// Plays the game again.
  /// - Throws: when it cannot have been played so.
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
