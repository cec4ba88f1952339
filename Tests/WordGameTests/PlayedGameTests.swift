import Testing

@testable import WordGame

@Suite("Submitted games")
struct PlayedGameTests {
  static func game(_ id: String = "g", points: Int = 1, wrong: Int = 0, at time: Int64 = 0, seed: UInt64 = 1) -> PlayedGame {
    PlayedGame(
      id: id, profileID: "p", listID: "es-en", edition: "e", record: GameRecord(mode: .calm, seed: seed, hardWords: [], answers: []),
      state: .userWon, score: GameScore(right: 15 - wrong, wrong: wrong, points: points, bestStreak: 0), playedAt: time)
  }

  @Test("the best game has the most points, then the fewest mistakes, then is the earliest")
  func order() {
    let games = [
      Self.game(points: 9, wrong: 2, at: 5), Self.game(points: 8, wrong: 0, at: 1), Self.game(points: 8, wrong: 0, at: 2),
      Self.game(points: 8, wrong: 1, at: 0), Self.game("a", points: 7), Self.game("b", points: 7),
    ]
    for (index, game) in games.enumerated() {
      for (other, worse) in games.enumerated() { #expect(game.isBetter(than: worse) == (index < other)) }
    }
  }

  @Test("a resubmitted game is the same; other answers, words or seeds make another game")
  func same() {
    let game = Self.game()
    #expect(game.isSame(as: Self.game(at: 99)))
    #expect(!game.isSame(as: Self.game("h")) && !game.isSame(as: Self.game(seed: 2)))
  }

  private static func played(_ said: Judgement) throws -> (GameDeck, GameRecord) {
    let deck = try GameDeck(entries: DealerTests.farm)
    let answers = [GameRecord.Answer](repeating: .init(said: said, milliseconds: 300), count: 100)
    var record = GameRecord(mode: .calm, seed: 5, hardWords: [], answers: answers)
    while case .answersAfterTheEnd(let pairs)? = Self.refusal(of: record, deck) { record.answers.removeLast(record.answers.count - pairs) }
    return (deck, record)
  }

  private static func refusal(of record: GameRecord, _ deck: GameDeck) -> ReplayError? {
    do throws(ReplayError) { _ = try record.replayed(with: deck) } catch { return error }
    return nil
  }

  @Test("a false claim is rejected with the score of the replayed game", arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
  func falseClaim(_ by: (right: Int, wrong: Int, points: Int)) throws {
    let (deck, record) = try Self.played(.right)
    let score = GameScore(try record.replayed(with: deck).scoreboard)
    let claim = ScoreClaim(right: score.right + by.right, wrong: score.wrong + by.wrong, points: score.points + by.points)
    #expect(throws: HandInError.falseScore(score)) { try record.verified(claim, with: deck) }
    let honest = ScoreClaim(right: score.right, wrong: score.wrong, points: score.points)
    #expect(GameScore(try record.verified(honest, with: deck).scoreboard) == score)
  }

  @Test("an impossible game is rejected with the reason")
  func impossible() throws {
    var (deck, record) = try Self.played(.right)
    record.answers[0].milliseconds = 99
    let claim = ScoreClaim(right: 0, wrong: 3, points: 0)
    #expect(throws: HandInError.impossible(.tooFast(pair: 1, milliseconds: 99))) { try record.verified(claim, with: deck) }
  }

  @Test("a mistake has the right translations of the word and the words for which the shown translation is right")
  func mistakes() throws {
    let (deck, record) = try Self.played(.wrong)
    let game = try record.replayed(with: deck)
    #expect(game.mistakes.count == game.scoreboard.wrong && !game.mistakes.isEmpty)
    for mistake in game.mistakes {
      #expect(mistake.attempt.isRight && mistake.translations.contains(mistake.attempt.pair.shown))
      #expect(mistake.meanings.contains(mistake.attempt.pair.english))
    }
  }
}
