import Identifiers
import TestSupport
import WordGame

/// Sample games, lessons and word lists.
enum GameSamples {
  static let answers: [GameRecord.Answer] = [
    .init(said: .right, milliseconds: 900), .init(said: nil, milliseconds: 5_000), .init(said: .wrong, milliseconds: 100),
  ]

  static func game(
    _ id: String = "g1", profile: ProfileID = "p1", list: String = "es-en", mode: GameMode = .classic, seed: UInt64 = .max, points: Int = 5,
    wrong: Int = 3, at time: Timestamp = 7
  ) -> PlayedGame {
    PlayedGame(
      id: id, profileID: profile, listID: list, edition: "e1",
      record: GameRecord(mode: mode, seed: seed, hardWords: ["arm", "wing"], answers: answers), state: .userLost,
      score: GameScore(right: 4, wrong: wrong, points: points, bestStreak: 2), playedAt: time)
  }

  /// The lesson of a game in which every pair reached the ground.
  static func lesson(at time: Timestamp = 0, list: String = "es-en") throws -> GameLesson {
    let list = WordList(
      id: list, languageID: "es", version: "1",
      entries: [
        WordEntry(english: "arm", translations: ["brazo"], readings: [Reading(word: "brazo", reading: "ˈbɾaθo")]),
        WordEntry(english: "wing", translations: ["ala"]),
      ])
    let deck = try GameDeck(entries: list.entries)
    var game = WordGame(deck: deck, mode: .classic, seed: 4)
    game.start()
    while game.pair != nil { game.answer(nil, pair: game.pairNumber, milliseconds: 5_000) }
    return GameLesson(of: game, with: list, at: time)
  }

  static func nothing() throws -> GameLesson {
    let list = WordList(id: "es-en", languageID: "es", version: "1", entries: [WordEntry(english: "arm", translations: ["brazo", "b"])])
    return GameLesson(
      of: WordGame(deck: try GameDeck(entries: list.entries, borrowed: ["x", "y"]), mode: .calm, seed: 1), with: list, at: 0)
  }

  static func list(_ id: String = "own1", profile: ProfileID = "p1", at time: Timestamp = 1) -> OwnWordList {
    OwnWordList(
      id: id, profileID: profile, name: "Mine – 私", languageID: "ja", edition: "e1", entryCount: 2, falseFriendCount: 1, borrows: true,
      createdAt: time)
  }

  /// A number of days after 1970-01-01.
  static func day(_ count: Int) -> Timestamp { Timestamp(microseconds: 0) + .days(count) }
}

extension GameStore {
  /// Stores the first edition of shipped lists.
  func keepEditions(_ lists: String...) async throws {
    for list in lists { try await keepEdition("e1", of: list, document: Array(list.utf8)) }
  }
}
