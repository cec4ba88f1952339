import Identifiers
import Storage
import TestSupport
import Testing
import WordGame

@Suite("A store of hard words")
struct HardWordStoreTests {
  @Test("returns hard words as they were stored, the earliest due first", arguments: StorageKind.all)
  func hardWords(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en", "fr-en")
      _ = try await games.handIn(GameSamples.game("g1", list: "fr-en"), lesson: try GameSamples.lesson(at: 5, list: "fr-en"))
      _ = try await games.handIn(GameSamples.game("g2"), lesson: try GameSamples.lesson(at: 3))
      let words = try await games.hardWords(profileID: "p1", listID: nil)
      #expect(words.map(\.listID) == ["es-en", "es-en", "fr-en", "fr-en"])
      let expected = try GameSamples.lesson(at: 3).hardWords { _ in nil }.sorted { $0.card.english < $1.card.english }
      #expect(try await games.hardWords(profileID: "p1", listID: "es-en") == expected)
      #expect(expected.first?.card.readings == [Reading(word: "brazo", reading: "ˈbɾaθo")])
    }
  }

  @Test("counts a repeated review once, and refuses a different review with the same id", arguments: StorageKind.all)
  func reviews(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      _ = try await games.handIn(GameSamples.game(), lesson: try GameSamples.lesson())
      let review = HardWordReview(id: "r1", listID: "es-en", english: "arm", grade: .good, reviewedAt: 5)
      guard case .taken(let word) = try await games.take(review, profileID: "p1") else {
        Issue.record("the review is not taken")
        return
      }
      #expect(word.memory == SpacedRepetition(easiness: 250, repetitions: 1, intervalDays: 1))
      #expect(try await games.take(review, profileID: "p1") == .taken(word))
      let other = HardWordReview(id: "r1", listID: "es-en", english: "wing", grade: .good, reviewedAt: 5)
      #expect(try await games.take(other, profileID: "p1") == .otherReview)
      let unknown = HardWordReview(id: "r2", listID: "es-en", english: "leg", grade: .good, reviewedAt: 5)
      #expect(try await games.take(unknown, profileID: "p1") == .unknownWord)
      #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.card.english) == ["wing", "arm"])
    }
  }

  @Test("removes a learnt word from the list, and returns it with its lapses when it is missed", arguments: StorageKind.all)
  func learnt(kind: StorageKind) async throws {
    try await ScratchStorage.with(kind) { scratch in
      let games = scratch.stores.games
      try await games.keepEditions("es-en")
      _ = try await games.handIn(GameSamples.game(), lesson: try GameSamples.lesson())
      for (number, time) in [0, 1, 7, 22, 60].enumerated() {
        let review = HardWordReview(id: "r\(number)", listID: "es-en", english: "arm", grade: .good, reviewedAt: GameSamples.day(time))
        _ = try await games.take(review, profileID: "p1")
      }
      #expect(try await games.hardWords(profileID: "p1", listID: nil).map(\.card.english) == ["wing"])
      _ = try await games.handIn(GameSamples.game("g2"), lesson: try GameSamples.lesson(at: GameSamples.day(61)))
      let words = try await games.hardWords(profileID: "p1", listID: nil)
      #expect(Set(words.map(\.card.english)) == ["arm", "wing"] && words.map(\.lapses) == [2, 2])
    }
  }
}
