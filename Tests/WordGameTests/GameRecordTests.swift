import Testing
import WordGame

@Suite("Games replayed from their records")
struct GameRecordTests {
  private typealias Answer = GameRecord.Answer

  @Test("replaying a record gives the score of the game", arguments: GameMode.allCases, [1, 2, 3] as [UInt64])
  func replay(mode: GameMode, seed: UInt64) throws {
    let game = try Self.played(mode, seed: seed)
    let again = try Self.record(of: game, seed: seed).replayed(with: game.deck)
    #expect(again.scoreboard == game.scoreboard)
    #expect(again.attempts == game.attempts)
    #expect(again.state == game.state)
  }

  @Test("another seed gives another game")
  func otherSeed() throws {
    let game = try Self.played(.classic, seed: 1)
    var record = Self.record(of: game, seed: 2)
    record.answers = Array(repeating: Answer(said: .right, milliseconds: 700), count: 15)
    #expect((try? record.replayed(with: game.deck))?.attempts != game.attempts)
  }

  @Test(
    "an impossible record is rejected",
    arguments: [
      ([], ReplayError.notFinished(pairs: 0)),
      ([Answer(said: .right, milliseconds: 99)], .tooFast(pair: 1, milliseconds: 99)),
      ([Answer(said: .right, milliseconds: -5)], .tooFast(pair: 1, milliseconds: -5)),
      ([Answer(said: .wrong, milliseconds: 5251)], .tooLate(pair: 1, milliseconds: 5251)),
      ([Answer(said: nil, milliseconds: 4749)], .ranOutTooSoon(pair: 1, milliseconds: 4749)),
      ([Answer(said: nil, milliseconds: .max)], .ranOutTooSoon(pair: 1, milliseconds: .max)),
    ])
  private func impossible(answers: [Answer], error: ReplayError) throws {
    let record = GameRecord(mode: .classic, seed: 1, hardWords: [], answers: answers)
    #expect(throws: error) { try record.replayed(with: try Game.new(.classic).deck) }
  }

  @Test("answers after the end are rejected")
  func afterTheEnd() throws {
    let game = try Self.played(.classic, seed: 1)
    var record = Self.record(of: game, seed: 1)
    record.answers.append(Answer(said: .right, milliseconds: 700))
    #expect(throws: ReplayError.answersAfterTheEnd(pairs: game.attempts.count)) { try record.replayed(with: game.deck) }
  }

  @Test("without a clock time cannot run out, and an answer may take any time up to a day")
  func calm() throws {
    let deck = try Game.new(.calm).deck
    let ran = GameRecord(mode: .calm, seed: 1, hardWords: [], answers: [Answer(said: nil, milliseconds: 5000)])
    #expect(throws: ReplayError.ranOutWithoutClock(pair: 1)) { try ran.replayed(with: deck) }
    let slow = GameRecord(mode: .calm, seed: 1, hardWords: [], answers: [Answer(said: .right, milliseconds: 3_600_000)])
    #expect(throws: ReplayError.notFinished(pairs: 1)) { try slow.replayed(with: deck) }
  }

  /// A game in which every fourth attempt is a mistake.
  private static func played(_ mode: GameMode, seed: UInt64) throws -> WordGame {
    var game = try Game.started(mode, seed: seed)
    while game.state == .inProgress { if game.pairNumber.isMultiple(of: 4) { game.miss() } else { game.hit() } }
    return game
  }

  private static func record(of game: WordGame, seed: UInt64) -> GameRecord {
    let answers = game.attempts.map { Answer(said: $0.said, milliseconds: $0.milliseconds) }
    return GameRecord(mode: game.mode, seed: seed, hardWords: [], answers: answers)
  }
}
