import Identifiers
import Storage
import TestSupport
import Testing
import WordGame

@Suite("A store of games")
struct GameStoreTests {
  @Test("returns a game as it was submitted", arguments: StorageKind.all)
  func roundTrip(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      let game = GameSamples.game()
      #expect(try await games.handIn(game, lesson: try GameSamples.nothing()) == .new(KeptGame(game: game, isBest: true)))
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9) == [KeptGame(game: game, isBest: true)])
    }
  }

  @Test("ignores a repeated game, and refuses a different game with the same id", arguments: StorageKind.all)
  func idempotence(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      let first = GameSamples.game()
      _ = try await games.handIn(first, lesson: try GameSamples.lesson())
      let words = try await games.hardWords(profileID: "p1", listID: nil)
      #expect(words.map(\.lapses) == [1, 1])
      #expect(
        try await games.handIn(GameSamples.game(at: 99), lesson: try GameSamples.lesson(at: GameSamples.day(1)))
          == .known(KeptGame(game: first, isBest: true)))
      #expect(try await games.handIn(GameSamples.game(seed: 1), lesson: try GameSamples.lesson(at: GameSamples.day(1))) == .otherGame)
      #expect(try await games.hardWords(profileID: "p1", listID: nil) == words)
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).map(\.game) == [first])
    }
  }

  @Test("accepts one of many concurrent submissions of a game as new", arguments: StorageKind.all)
  func race(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      let (game, lesson) = (GameSamples.game(), try GameSamples.lesson())
      let new = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<50 {
          group.addTask { try await games.handIn(game, lesson: lesson) == .new(KeptGame(game: game, isBest: true)) }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(new == 1)
      #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.lapses) == [1, 1])
    }
  }

  @Test("refuses a game with an unknown edition, and stores no part of it", arguments: StorageKind.all)
  func unknownEdition(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch async throws in
      let games = scratch.stores.games
      await #expect(throws: (any Error).self) { try await games.handIn(GameSamples.game(), lesson: try GameSamples.lesson()) }
      #expect(try await games.hardWords(profileID: "p1", listID: nil).isEmpty)
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).isEmpty)
    }
  }

  @Test("finds the same best game of a list and mode in any order of games", arguments: StorageKind.all, 0..<20)
  func best(kind: StorageKind, round: Int) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en", "fr-en")
      var all: [PlayedGame] = []
      for (index, list) in ["es-en", "fr-en"].enumerated() {
        for mode in [GameMode.classic, .climb] {
          for number in 0..<6 {
            all.append(
              GameSamples.game(
                "\(index)\(mode)\(number)", list: list, mode: mode, points: [5, 7, 7, 7, 2, 7][number], wrong: [3, 2, 1, 1, 0, 1][number],
                at: [1, 1, 9, 4, 0, 4][number]))
          }
        }
      }
      for game in all.shuffled() { _ = try await games.handIn(game, lesson: try GameSamples.nothing()) }
      let best = try await games.bestGames(profileID: "p1", GameFilter())
      #expect(best.map(\.id) == ["0classic3", "0climb3", "1classic3", "1climb3"])
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 100).filter(\.isBest).map(\.game.id).sorted() == best.map(\.id))
    }
  }

  @Test("lists games newest first, and filters them by list or mode", arguments: StorageKind.all)
  func listing(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en", "fr-en")
      for (index, (list, mode)) in [("es-en", GameMode.calm), ("fr-en", .calm), ("es-en", .climb), ("es-en", .calm)].enumerated() {
        _ = try await games.handIn(
          GameSamples.game("g\(index)", list: list, mode: mode, at: Timestamp(microseconds: Int64(index))),
          lesson: try GameSamples.nothing())
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
  }

  @Test("lists games in pages, also those of one moment", arguments: StorageKind.all)
  func pages(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      for (id, time) in [("b", 1), ("a", 1), ("c", 1), ("e", 0), ("d", 2)] {
        _ = try await games.handIn(
          GameSamples.game(id, list: "es-en", mode: .calm, at: Timestamp(microseconds: Int64(time))), lesson: try GameSamples.nothing())
      }
      for size in 1...6 {
        var (found, last) = ([String](), nil as PlayedGame?)
        repeat {
          let page = try await games.games(profileID: "p1", GameFilter(), after: last, limit: size)
          #expect(page.count <= size)
          found += page.map(\.game.id)
          last = page.last?.game
        } while last != nil
        #expect(found == ["d", "a", "b", "c", "e"], "\(size)")
      }
    }
  }

  @Test("refuses a game beyond the quota, and still knows those before it", arguments: StorageKind.all)
  func quota(kind: StorageKind) async throws {
    let quota = StorageQuota(bytesPerProfile: 2 * StorageQuota.bytesPerGame)
    try await ScratchStorage.with(kind, quota: quota) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      for id in ["a", "b"] { _ = try await games.handIn(GameSamples.game(id), lesson: try GameSamples.nothing()) }
      await #expect(throws: StorageQuotaError.profile(limit: quota.bytesPerProfile)) {
        try await games.handIn(GameSamples.game("c"), lesson: try GameSamples.nothing())
      }
      let known = KeptGame(game: GameSamples.game("a"), isBest: true)
      #expect(try await games.handIn(known.game, lesson: try GameSamples.nothing()) == .known(known))
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9).map(\.game.id) == ["a", "b"])
    }
  }

  @Test("shows nothing to another profile, which can use the same ids", arguments: StorageKind.all)
  func ownership(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      _ = try await games.handIn(GameSamples.game(), lesson: try GameSamples.lesson())
      #expect(try await games.games(profileID: "p2", GameFilter(), limit: 9).isEmpty)
      #expect(try await games.bestGames(profileID: "p2", GameFilter()).isEmpty)
      #expect(try await games.hardWords(profileID: "p2", listID: nil).isEmpty)
      let review = HardWordReview(id: "r", listID: "es-en", english: "arm", grade: .good, reviewedAt: 0)
      #expect(try await games.take(review, profileID: "p2") == .unknownWord)
      let theirs = GameSamples.game(profile: "p2", seed: 8)
      #expect(try await games.handIn(theirs, lesson: try GameSamples.nothing()) == .new(KeptGame(game: theirs, isBest: true)))
    }
  }

  @Test("keeps its content after a restart", arguments: StorageKind.all)
  func durable(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      try await scratch.stores.games.keepEditions("es-en")
      let game = GameSamples.game()
      _ = try await scratch.stores.games.handIn(game, lesson: try GameSamples.lesson())
      #expect(try await scratch.stores.games.create(GameSamples.list(), document: HardText.bytes, limit: 1))
      let words = try await scratch.stores.games.hardWords(profileID: "p1", listID: nil)
      try await scratch.reopen()
      let games = scratch.stores.games
      #expect(try await games.games(profileID: "p1", GameFilter(), limit: 9) == [KeptGame(game: game, isBest: true)])
      #expect(try await games.handIn(game, lesson: try GameSamples.lesson()) == .known(KeptGame(game: game, isBest: true)))
      #expect(try await games.hardWords(profileID: "p1", listID: nil) == words && words.count == 2)
      #expect(try await games.ownLists(profileID: "p1") == [GameSamples.list()])
      #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == HardText.bytes)
    }
  }
}
