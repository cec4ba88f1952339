import Identifiers
import PracticeTests
import QuestionWriting
import Storage
import TestSupport
import Testing

@testable import WebService

@Suite("The search for abandoned tests")
struct AbandonedTestsTests {
  private let bench: SessionBench
  private let runner = GenerationRunner()
  private var store: any PracticeTestStore { bench.stores.practice }

  init() throws { bench = try SessionBench() }

  private func order(_ id: String) async throws {
    try await store.create(
      PracticeTest(
        id: id, profileID: "p1", courseID: "c1", request: try PracticeTestRequest(course: "Physics", topics: ["Waves"], questionCount: 5),
        language: "en", seed: 1, backend: "notes", createdAt: 1))
  }

  private func status(_ id: String) async throws -> PracticeTestStatus? { try await store.test(id, profileID: "p1")?.status }

  @Test("ends a test that nothing writes at the second look")
  func abandoned() async throws {
    let search = AbandonedTests(store: store, runner: runner)
    try await order("t1")
    try await search.look()
    #expect(try await status("t1") == .generating, "it may have been ordered just now")
    try await search.look()
    let test = try await store.test("t1", profileID: "p1")
    #expect(test?.status == .failed && test?.failure == WritingFailure.interrupted.sentence)
  }

  @Test("stops the writing of a test that was deleted or cancelled elsewhere, at the second look")
  func unwanted() async throws {
    let search = AbandonedTests(store: store, runner: runner)
    for id in ["deleted", "cancelled", "wanted"] {
      try await order(id)
      _ = await runner.add(
        GenerationJob(testID: id, owner: .init(group: "", member: id), lane: .models) { _ in
          try await Task.sleep(for: .seconds(3600))
        } fail: { _ in
          .ended(.failed, failure: nil)
        })
    }
    _ = try await store.deleteTest("deleted", profileID: "p1")
    _ = try await store.updateTest("cancelled", profileID: "p1") { try $0.fail("cancelled") }
    try await search.look()
    #expect(await runner.orderedTests == ["deleted", "cancelled", "wanted"], "their writing may end just now")
    try await search.look()
    #expect(await runner.orderedTests == ["wanted"])
    await runner.cancel("wanted")
  }

  @Test("does not stop work on a test that is ready")
  func replacement() async throws {
    let search = AbandonedTests(store: store, runner: runner)
    _ = await runner.add(
      GenerationJob(testID: "ready", owner: .init(group: "", member: "p1"), lane: .notes, isOrder: false) { _ in
        try await Task.sleep(for: .seconds(3600))
      } fail: { _ in
        .ended(.ready, failure: nil)
      })
    for _ in 0..<3 { try await search.look() }
    #expect(await runner.knows("ready"))
    await runner.cancel("ready")
  }

  @Test("ends no test that is being written or waits for its turn")
  func written() async throws {
    let search = AbandonedTests(store: store, runner: runner)
    try await order("t1")
    let (gate, opening) = AsyncStream<Void>.makeStream()
    _ = await runner.add(
      GenerationJob(testID: "t1", owner: .init(group: "", member: "p1"), lane: .notes) { _ in
        for await _ in gate { break }
      } fail: { _ in
        .ended(.failed, failure: nil)
      })
    for _ in 0..<3 { try await search.look() }
    #expect(try await status("t1") == .generating)
    opening.finish()
    await runner.end(of: "t1")
    for _ in 0..<2 { try await search.look() }
    #expect(try await status("t1") == .failed, "its end was not stored")
  }
}
