import Identifiers
import Storage
import TestSupport
import Testing
import WordGame

@Suite("A store of word lists")
struct OwnListStoreTests {
  @Test("returns an own list with its words as it was stored, only to its owner", arguments: StorageKind.all)
  func ownLists(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch async throws in
      let games = scratch.stores.games
      #expect(try await games.create(GameSamples.list(), document: [1, 2], limit: 20))
      #expect(try await games.create(GameSamples.list("own2", at: 0), document: [3], limit: 20))
      #expect(try await games.ownLists(profileID: "p1") == [GameSamples.list("own2", at: 0), GameSamples.list()])
      #expect(try await games.ownList("own1", profileID: "p1") == GameSamples.list())
      #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == [1, 2])
      #expect(try await games.ownLists(profileID: "p2").isEmpty)
      #expect(try await games.ownList("own1", profileID: "p2") == nil)
      #expect(try await games.document(of: "own1", edition: "e1", profileID: "p2") == nil)
      #expect(try await !games.deleteOwnList("own1", profileID: "p2"))
    }
  }

  @Test("stores no more lists for a profile than the limit", arguments: StorageKind.all)
  func limit(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch async throws in
      let games = scratch.stores.games
      for number in 0..<3 { #expect(try await games.create(GameSamples.list("own\(number)"), document: [], limit: 3)) }
      #expect(try await !games.create(GameSamples.list("own3"), document: [], limit: 3))
      #expect(try await games.document(of: "own3", edition: "e1", profileID: "p1") == nil)
      #expect(try await games.create(GameSamples.list("own3", profile: "p2"), document: [], limit: 3))
    }
  }

  @Test(
    "deletes a list with its hard words, adds no new ones, and keeps its words for earlier games",
    arguments: StorageKind.all)
  func deletion(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      _ = try await games.create(GameSamples.list(), document: [1], limit: 20)
      try await games.keepEditions("es-en")
      _ = try await games.handIn(GameSamples.game("g1", list: "own1"), lesson: try GameSamples.lesson(list: "own1"))
      _ = try await games.handIn(GameSamples.game("g2"), lesson: try GameSamples.lesson())
      #expect(try await games.hardWords(profileID: "p1", listID: "own1").count == 2)
      #expect(try await games.deleteOwnList("own1", profileID: "p1"))
      #expect(try await !games.deleteOwnList("own1", profileID: "p1"))
      #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == [1])
      let late = GameSamples.game("g3", list: "own1", points: 9)
      #expect(try await games.handIn(late, lesson: try GameSamples.lesson(list: "own1")) == .new(KeptGame(game: late, isBest: true)))
      #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.listID) == ["es-en", "es-en"])
      #expect(try await games.games(profileID: "p1", GameFilter(listID: "own1"), limit: 9).count == 2)
    }
  }

  @Test("deletes the words of a deleted list that no game was played with", arguments: StorageKind.all)
  func unplayed(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      _ = try await games.create(GameSamples.list(), document: [1], limit: 20)
      _ = try await games.create(GameSamples.list("own2"), document: [2], limit: 20)
      #expect(try await games.deleteOwnList("own1", profileID: "p1"))
      #expect(try await games.document(of: "own1", edition: "e1", profileID: "p1") == nil)
      #expect(try await games.document(of: "own2", edition: "e1", profileID: "p1") == [2])
    }
  }

  @Test("keeps the first document of an edition", arguments: StorageKind.all)
  func editions(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEdition("e1", of: "es-en", document: [1])
      try await games.keepEdition("e1", of: "es-en", document: [2])
      try await games.keepEdition("e2", of: "es-en", document: [3])
      #expect(try await games.document(of: "es-en", edition: "e1", profileID: "anybody") == [1])
      #expect(try await games.document(of: "es-en", edition: "e2", profileID: "p1") == [3])
      #expect(try await games.document(of: "es-en", edition: "e3", profileID: "p1") == nil)
    }
  }
}
