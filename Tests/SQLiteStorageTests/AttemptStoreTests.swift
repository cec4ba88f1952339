import Foundation
import Placement
@testable import SQLiteStorage
import Testing

extension ScratchStore {
  fileprivate var attempts: SQLiteAttemptStore { SQLiteAttemptStore(store) }

  fileprivate func blueprintID() async throws -> Int64 {
    try await attempts.keepBlueprint(Array("{}".utf8), languageID: "en", version: "1")
  }

  fileprivate func newAttempt(_ id: String = "a1", profile: String = "p1", startedAt: Int64 = 1) async throws -> Attempt {
    let attempt = Attempt(
      id: id, profileID: profile, languageID: "en", blueprintID: try await blueprintID(), seed: .max, startedAt: startedAt)
    try await attempts.create(attempt)
    return attempt
  }
}

@Suite("The store of attempts")
struct AttemptStoreTests {
  /// NB: a property, so that it outlives every use of the store in a test.
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  @Test("The writer waits until the disk has every commit")
  func durable() async throws { #expect(try await scratch.store.synchronousSetting() == 2) }

  @Test("A folder that is in use cannot be opened a second time")
  func lock() throws {
    #expect(throws: StorageError.inUse(path: "\(scratch.folder)/nivel.lock")) { try Store(folder: scratch.folder) }
  }

  @Test("An attempt is read as it was stored")
  func roundTrip() async throws {
    let attempt = try await scratch.newAttempt()
    #expect(try await scratch.attempts.attempt("a1", profileID: "p1") == attempt)
  }

  @Test("Answers of every kind are read as they were given")
  func answers() async throws {
    _ = try await scratch.newAttempt()
    let given: [GivenAnswer] = [.choice("o1"), .text("l'été – \"x\"\t日本"), .tiles(["t2", "t1"]), .dontKnow]
    for (index, answer) in given.enumerated() {
      let receipt = try await scratch.attempts.keep(
        .init(given: answer, sequence: index), for: "i\(index)", in: "a1", profileID: "p1", at: 5)
      #expect(receipt == .kept(answered: index + 1))
    }
    let kept = try await scratch.attempts.attempt("a1", profileID: "p1")?.answers
    #expect(kept?.count == 4)
    for (index, answer) in given.enumerated() { #expect(kept?["i\(index)"]?.given == answer) }
  }

  @Test("A newer answer replaces an older one, and an older one never replaces a newer one")
  func sequence() async throws {
    _ = try await scratch.newAttempt()
    func keep(_ option: String, _ sequence: Int) async throws -> AnswerReceipt {
      try await scratch.attempts.keep(
        .init(given: .choice(option), sequence: sequence), for: "i", in: "a1", profileID: "p1", at: 5)
    }
    #expect(try await keep("o1", 5) == .kept(answered: 1))
    #expect(try await keep("o2", 4) == .stale(answered: 1))
    #expect(try await keep("o3", 5) == .stale(answered: 1))
    #expect(try await keep("o4", 6) == .kept(answered: 1))
    #expect(try await scratch.attempts.attempt("a1", profileID: "p1")?.answers["i"]?.given == .choice("o4"))
  }

  @Test("Another profile can neither read nor change an attempt")
  func ownership() async throws {
    _ = try await scratch.newAttempt()
    let attempts = scratch.attempts
    #expect(try await attempts.attempt("a1", profileID: "p2") == nil)
    #expect(try await attempts.attempts(profileID: "p2", limit: 9).isEmpty)
    #expect(try await attempts.keep(.init(given: .dontKnow, sequence: 1), for: "i", in: "a1", profileID: "p2", at: 1) == .unknown)
    #expect(try await !attempts.setPosition(3, in: "a1", profileID: "p2"))
    #expect(try await !attempts.setSkipsListening(true, in: "a1", profileID: "p2"))
    #expect(try await attempts.finish("a1", profileID: "p2", at: 1) { _ in throw CancellationError() } == nil)
    #expect(try await attempts.resultDocument("a1", profileID: "p2") == nil)
    #expect(try await attempts.attempt("a1", profileID: "p1")?.position == 0)
  }

  @Test("A finished attempt no longer changes, and keeps its first result")
  func finished() async throws {
    _ = try await scratch.newAttempt()
    let attempts = scratch.attempts
    func finish(_ text: String) async throws -> [UInt8]? {
      try await attempts.finish("a1", profileID: "p1", at: 9) { _ in
        FinishedResult(level: .b1, scaledScore: 3, document: Array(text.utf8))
      }
    }
    #expect(try await finish("first") == Array("first".utf8))
    #expect(try await finish("second") == Array("first".utf8))
    #expect(try await attempts.resultDocument("a1", profileID: "p1") == Array("first".utf8))
    #expect(
      try await attempts.keep(.init(given: .dontKnow, sequence: 1), for: "i", in: "a1", profileID: "p1", at: 1) == .finished)
    #expect(try await !attempts.setPosition(3, in: "a1", profileID: "p1"))
    let summary = try await attempts.attempts(profileID: "p1", limit: 9).first
    #expect(summary?.level == .b1 && summary?.status == .finished && summary?.finishedAt == 9)
  }

  @Test("If grading fails, the attempt stays in progress")
  func failedGrade() async throws {
    _ = try await scratch.newAttempt()
    await #expect(throws: (any Error).self) {
      try await scratch.attempts.finish("a1", profileID: "p1", at: 9) { _ in throw CancellationError() }
    }
    #expect(try await scratch.attempts.attempt("a1", profileID: "p1")?.status == .inProgress)
  }

  @Test("Equal blueprints are stored once, and a changed one is stored separately")
  func blueprints() async throws {
    let attempts = scratch.attempts
    let first = try await attempts.keepBlueprint([1, 2], languageID: "en", version: "1")
    #expect(try await attempts.keepBlueprint([1, 2], languageID: "en", version: "1") == first)
    let second = try await attempts.keepBlueprint([1, 3], languageID: "en", version: "1")
    #expect(second != first)
    #expect(try await attempts.blueprint(first) == [1, 2])
    #expect(try await attempts.blueprint(second) == [1, 3])
    #expect(try await attempts.blueprint(99) == nil)
  }

  @Test("Attempts are listed newest first")
  func order() async throws {
    for index in 1...3 { _ = try await scratch.newAttempt("a\(index)", startedAt: Int64(index)) }
    #expect(try await scratch.attempts.attempts(profileID: "p1", limit: 2).map(\.id) == ["a3", "a2"])
  }

  @Test("All data is still there after the database is reopened")
  func reopened() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write() async throws {
      let store = try Store(folder: folder)
      let attempts = SQLiteAttemptStore(store)
      let blueprint = try await attempts.keepBlueprint([1], languageID: "en", version: "1")
      try await attempts.create(
        Attempt(id: "a1", profileID: "p1", languageID: "en", blueprintID: blueprint, seed: 7, startedAt: 1))
      _ = try await attempts.keep(.init(given: .text("am"), sequence: 1), for: "i", in: "a1", profileID: "p1", at: 2)
      _ = try await attempts.setPosition(17, in: "a1", profileID: "p1")
      try store.close()
    }
    try await write()
    let attempt = try await SQLiteAttemptStore(Store(folder: folder)).attempt("a1", profileID: "p1")
    #expect(attempt?.position == 17)
    #expect(attempt?.answers["i"]?.given == .text("am"))
  }
}

@Suite("Committing in groups")
struct GroupCommitTests {
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  @Test("A write that fails undoes only itself, among hundreds at once")
  func isolation() async throws {
    _ = try await scratch.newAttempt()
    let attempts = scratch.attempts
    let kept = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<600 {
        group.addTask {
          // NB: every third write fails, because it inserts a second attempt with the same id.
          if index % 3 == 0 {
            let copy = Attempt(id: "a1", profileID: "p1", languageID: "en", blueprintID: 1, seed: 0, startedAt: 0)
            return (try? await attempts.create(copy)) != nil
          }
          let receipt = try? await attempts.keep(
            .init(given: .choice("o1"), sequence: 1), for: "i\(index)", in: "a1", profileID: "p1", at: 1)
          if case .kept = receipt { return true }
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(kept == 400)
    #expect(try await attempts.attempt("a1", profileID: "p1")?.answers.count == 400)
  }

  @Test("A single statement that fails undoes only itself, without a savepoint")
  func singleStatements() async throws {
    let attempt = try await scratch.newAttempt()
    let store = scratch.store
    let outcomes = await withTaskGroup(of: (expected: Bool, kept: Bool).self) { group in
      for index in 0..<300 {
        group.addTask {
          let id = index % 3 == 0 ? "a1" : "b\(index)"
          let copy = Attempt(id: id, profileID: "p2", languageID: "en", blueprintID: attempt.blueprintID, seed: 0, startedAt: 0)
          let write: Void? = try? await store.writer.perform(inSavepoint: false) { try AttemptRecord(copy).insert($0) }
          return (id != "a1", write != nil)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.allSatisfy { $0.expected == $0.kept })
    #expect(try await scratch.attempts.attempts(profileID: "p2", limit: 999).count == 200)
  }
}
