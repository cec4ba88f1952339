import Foundation
import SQLiteStorage
import Testing
import WordGame

private let day: Int64 = 86_400_000_000

@Suite("The store of games")
struct GameStoreTests {
  private let scratch: ScratchStore
  private let games: SQLiteGameStore

  init() throws {
    scratch = try ScratchStore()
    games = SQLiteGameStore(scratch.store)
  }

  static let answers: [GameRecord.Answer] = [
    .init(said: .right, milliseconds: 900), .init(said: nil, milliseconds: 5_000), .init(said: .wrong, milliseconds: 100),
  ]

  func game(
    _ id: String = "g1", profile: String = "p1", list: String = "es-en", mode: GameMode = .classic, seed: UInt64 = .max, points: Int = 5,
    wrong: Int = 3, at time: Int64 = 7
  ) -> PlayedGame {
    PlayedGame(
      id: id, profileID: profile, listID: list, edition: "e1",
      record: GameRecord(mode: mode, seed: seed, hardWords: ["arm", "wing"], answers: Self.answers), state: .userLost,
      score: GameScore(right: 4, wrong: wrong, points: points, bestStreak: 2), playedAt: time)
  }

  /// The lesson of a game that was lost at its first words.
  func lesson(at time: Int64 = 0, list: String = "es-en") throws -> GameLesson {
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

  func nothing() throws -> GameLesson {
    let list = WordList(id: "es-en", languageID: "es", version: "1", entries: [WordEntry(english: "arm", translations: ["brazo", "b"])])
    return GameLesson(
      of: WordGame(deck: try GameDeck(entries: list.entries, borrowed: ["x", "y"]), mode: .calm, seed: 1), with: list, at: 0)
  }

  func keepEditions(_ lists: String...) async throws {
    for list in lists { try await games.keepEdition("e1", of: list, document: Array(list.utf8)) }
  }

  @Test("A game is read as it was handed in")
  func roundTrip() async throws {
    try await keepEditions("es-en")
    let game = game()
    #expect(try await games.handIn(game, lesson: try nothing()) == .new(KeptGame(game: game, isBest: true)))
    #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9) == [KeptGame(game: game, isBest: true)])
  }

  @Test("Handing in a game again changes nothing, and another game with its id is refused")
  func idempotence() async throws {
    try await keepEditions("es-en")
    let first = game()
    _ = try await games.handIn(first, lesson: try lesson())
    let words = try await games.hardWords(profileID: "p1", listID: nil)
    #expect(words.map(\.lapses) == [1, 1])
    #expect(try await games.handIn(game(at: 99), lesson: try lesson(at: day)) == .known(KeptGame(game: first, isBest: true)))
    #expect(try await games.handIn(game(seed: 1), lesson: try lesson(at: day)) == .otherGame)
    #expect(try await games.hardWords(profileID: "p1", listID: nil) == words)
    #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).map(\.game) == [first])
  }

  @Test("If one game is handed in many times at once, exactly one counts as new")
  func race() async throws {
    try await keepEditions("es-en")
    let (game, lesson) = (game(), try lesson())
    let new = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask { [games] in try await games.handIn(game, lesson: lesson) == .new(KeptGame(game: game, isBest: true)) }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(new == 1)
    #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.lapses) == [1, 1])
  }

  @Test("A game with an unknown edition of its list is refused, and nothing is stored")
  func unknownEdition() async throws {
    await #expect(throws: StorageError.self) { try await games.handIn(game(), lesson: try lesson()) }
    #expect(try await games.hardWords(profileID: "p1", listID: nil).isEmpty)
    #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).isEmpty)
  }

  @Test("The best game of a list and mode does not depend on the order of the games", arguments: 0..<20)
  func best(round: Int) async throws {
    try await keepEditions("es-en", "fr-en")
    var all: [PlayedGame] = []
    for (index, list) in ["es-en", "fr-en"].enumerated() {
      for mode in [GameMode.classic, .climb] {
        for number in 0..<6 {
          all.append(
            game(
              "\(index)\(mode)\(number)", list: list, mode: mode, points: [5, 7, 7, 7, 2, 7][number], wrong: [3, 2, 1, 1, 0, 1][number],
              at: [1, 1, 9, 4, 0, 4][number]))
        }
      }
    }
    for game in all.shuffled() { _ = try await games.handIn(game, lesson: try nothing()) }
    let best = try await games.bestGames(profileID: "p1", GameFilter())
    #expect(best.map(\.id) == ["0classic3", "0climb3", "1classic3", "1climb3"])
    #expect(try await games.games(profileID: "p1", GameFilter(), limit: 100).filter(\.isBest).map(\.game.id).sorted() == best.map(\.id))
  }

  @Test("Games are listed newest first, and can be filtered by list and mode")
  func listing() async throws {
    try await keepEditions("es-en", "fr-en")
    for (index, (list, mode)) in [("es-en", GameMode.calm), ("fr-en", .calm), ("es-en", .climb), ("es-en", .calm)].enumerated() {
      _ = try await games.handIn(game("g\(index)", list: list, mode: mode, at: Int64(index)), lesson: try nothing())
    }
    func ids(_ filter: GameFilter, limit: Int = 9) async throws -> [String] {
      try await games.games(profileID: "p1", filter, limit: limit).map(\.game.id)
    }
    #expect(try await ids(GameFilter()) == ["g3", "g2", "g1", "g0"])
    #expect(try await ids(GameFilter(), limit: 2) == ["g3", "g2"])
    #expect(try await ids(GameFilter(listID: "es-en")) == ["g3", "g2", "g0"])
    #expect(try await ids(GameFilter(listID: "es-en", mode: .calm)) == ["g3", "g0"])
    #expect(try await ids(GameFilter(mode: .classic)) == [])
    #expect(try await games.bestGames(profileID: "p1", GameFilter(mode: .climb)).map(\.id) == ["g2"])
  }

  @Test("Another profile finds nothing, and can use the same ids")
  func ownership() async throws {
    try await keepEditions("es-en")
    _ = try await games.handIn(game(), lesson: try lesson())
    #expect(try await games.games(profileID: "p2", GameFilter(), limit: 9).isEmpty)
    #expect(try await games.bestGames(profileID: "p2", GameFilter()).isEmpty)
    #expect(try await games.hardWords(profileID: "p2", listID: nil).isEmpty)
    let review = HardWordReview(id: "r", listID: "es-en", english: "arm", grade: .good, reviewedAt: 0)
    #expect(try await games.take(review, profileID: "p2") == .unknownWord)
    let theirs = game(profile: "p2", seed: 8)
    #expect(try await games.handIn(theirs, lesson: try nothing()) == .new(KeptGame(game: theirs, isBest: true)))
  }
}

extension GameStoreTests {
  @Test("Hard words are read as they were stored, the longest due first")
  func hardWords() async throws {
    try await keepEditions("es-en", "fr-en")
    _ = try await games.handIn(game("g1", list: "fr-en"), lesson: try lesson(at: 5, list: "fr-en"))
    _ = try await games.handIn(game("g2"), lesson: try lesson(at: 3))
    let words = try await games.hardWords(profileID: "p1", listID: nil)
    #expect(words.map(\.listID) == ["es-en", "es-en", "fr-en", "fr-en"])
    let expected = try lesson(at: 3).hardWords { _ in nil }.sorted { $0.card.english < $1.card.english }
    #expect(try await games.hardWords(profileID: "p1", listID: "es-en") == expected)
    #expect(expected.first?.card.readings == [Reading(word: "brazo", reading: "ˈbɾaθo")])
  }

  @Test("A repeated review counts once, and another review with its id is refused")
  func reviews() async throws {
    try await keepEditions("es-en")
    _ = try await games.handIn(game(), lesson: try lesson())
    let review = HardWordReview(id: "r1", listID: "es-en", english: "arm", grade: .good, reviewedAt: 5)
    guard case .taken(let word) = try await games.take(review, profileID: "p1") else { return #expect(Bool(false), "the review is taken") }
    #expect(word.memory == SpacedRepetition(easiness: 250, repetitions: 1, intervalDays: 1))
    #expect(try await games.take(review, profileID: "p1") == .taken(word))
    let other = HardWordReview(id: "r1", listID: "es-en", english: "wing", grade: .good, reviewedAt: 5)
    #expect(try await games.take(other, profileID: "p1") == .otherReview)
    let unknown = HardWordReview(id: "r2", listID: "es-en", english: "leg", grade: .good, reviewedAt: 5)
    #expect(try await games.take(unknown, profileID: "p1") == .unknownWord)
    #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.card.english) == ["wing", "arm"])
  }

  @Test("A learnt word leaves the list, and returns with its lapses when it is missed")
  func learnt() async throws {
    try await keepEditions("es-en")
    _ = try await games.handIn(game(), lesson: try lesson())
    for (number, time) in [0, 1, 7, 22, 60].enumerated() {
      let review = HardWordReview(id: "r\(number)", listID: "es-en", english: "arm", grade: .good, reviewedAt: Int64(time) * day)
      _ = try await games.take(review, profileID: "p1")
    }
    #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.card.english) == ["wing"])
    _ = try await games.handIn(game("g2"), lesson: try lesson(at: 61 * day))
    let words = try await games.hardWords(profileID: "p1", listID: nil)
    #expect(Set(words.map(\.card.english)) == ["arm", "wing"] && words.map(\.lapses) == [2, 2])
  }
}

extension GameStoreTests {
  func list(_ id: String = "own1", profile: String = "p1", at time: Int64 = 1) -> OwnWordList {
    OwnWordList(
      id: id, profileID: profile, name: "Mine – 私", languageID: "ja", edition: "e1", entryCount: 2, falseFriendCount: 1, borrows: true,
      createdAt: time)
  }

  @Test("Only its owner can read an own list, as it was created and with its words")
  func ownLists() async throws {
    #expect(try await games.create(list(), document: [1, 2], limit: 20))
    #expect(try await games.create(list("own2", at: 0), document: [3], limit: 20))
    #expect(try await games.ownLists(profileID: "p1") == [list("own2", at: 0), list()])
    #expect(try await games.ownList("own1", profileID: "p1") == list())
    #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == [1, 2])
    #expect(try await games.ownLists(profileID: "p2").isEmpty)
    #expect(try await games.ownList("own1", profileID: "p2") == nil)
    #expect(try await games.document(of: "own1", edition: "e1", profileID: "p2") == nil)
    #expect(try await !games.deleteOwnList("own1", profileID: "p2"))
  }

  @Test("A profile cannot have more lists than the limit")
  func limit() async throws {
    for number in 0..<3 { #expect(try await games.create(list("own\(number)"), document: [], limit: 3)) }
    #expect(try await !games.create(list("own3"), document: [], limit: 3))
    #expect(try await games.document(of: "own3", edition: "e1", profileID: "p1") == nil)
    #expect(try await games.create(list("own3", profile: "p2"), document: [], limit: 3))
  }

  @Test("Deleting a list deletes its hard words and prevents new ones, but keeps its words for earlier games")
  func deletion() async throws {
    _ = try await games.create(list(), document: [1], limit: 20)
    try await keepEditions("es-en")
    _ = try await games.handIn(game("g1", list: "own1"), lesson: try lesson(list: "own1"))
    _ = try await games.handIn(game("g2"), lesson: try lesson())
    #expect(try await games.hardWords(profileID: "p1", listID: "own1").count == 2)
    #expect(try await games.deleteOwnList("own1", profileID: "p1"))
    #expect(try await !games.deleteOwnList("own1", profileID: "p1"))
    #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == [1])
    let late = game("g3", list: "own1", points: 9)
    #expect(try await games.handIn(late, lesson: try lesson(list: "own1")) == .new(KeptGame(game: late, isBest: true)))
    #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.listID) == ["es-en", "es-en"])
    #expect(try await games.games(profileID: "p1", GameFilter(listID: "own1"), limit: 9).count == 2)
  }

  @Test("The first document of an edition is never replaced")
  func editions() async throws {
    try await games.keepEdition("e1", of: "es-en", document: [1])
    try await games.keepEdition("e1", of: "es-en", document: [2])
    try await games.keepEdition("e2", of: "es-en", document: [3])
    #expect(try await games.document(of: "es-en", edition: "e1", profileID: "anybody") == [1])
    #expect(try await games.document(of: "es-en", edition: "e2", profileID: "p1") == [3])
    #expect(try await games.document(of: "es-en", edition: "e3", profileID: "p1") == nil)
  }
}
