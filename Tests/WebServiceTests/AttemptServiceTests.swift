import Identifiers
import Placement
import StrictJSON
import TestSupport
import Testing

@testable import WebService

@Suite("Answering items of an attempt")
struct AttemptServiceTests {
  private static let blueprint = Array(
    """
    {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
     "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}],
     "items": [{"item_id": "x_1", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "be",
      "prompt": {"instructions": "Choose.", "stem": "I ___ here."},
      "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}], "correct_option_id": "a"}]}
    """.utf8)

  private let store: CountingStore
  private let catalog: PlacementCatalog

  init() throws {
    let store = try CountingStore()
    let documents = TestDocuments(blueprint: Self.blueprint)
    let entry = PlacementCatalog.Entry(
      session: try TestSession(documents), documents: documents, name: LanguageName(own: "English", english: "English"))
    self.store = store
    catalog = PlacementCatalog(entries: [entry], store: store, recordings: .none)
  }

  /// A service with an empty memory.
  private func service(now: Timestamp = 5) -> AttemptService {
    let environment = ServiceEnvironment(now: { now }, makeToken: { "0123456789abcdef0123456789abcdef" }, makeSeed: { 7 })
    return AttemptService(catalog: catalog, store: store, environment: environment, tierTwo: nil)
  }

  private func answer(
    _ service: AttemptService, _ attempt: Attempt, _ body: String = #"{"choice": "o1"}"#, item: String = "01234567-1",
    profile: ProfileID = "p"
  ) async throws -> String {
    var reader = try #require(JSONObjectReader(try JSON.parse(body), path: "", problems: JSONProblems()))
    let request = try #require(AnswerRequest(&reader))
    return try await service.answer(request, to: item, in: attempt.id, profileID: profile).text
  }

  @Test("The attempt is read from the store only for the first answer")
  func readsOnce() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    for sequence in 1...5 {
      let receipt = try await answer(service, attempt, #"{"choice": "o2", "sequence": \#(sequence)}"#)
      #expect(receipt == #"{"item_id":"01234567-1","sequence":\#(sequence),"answered":1,"stale":false}"#)
    }
    #expect(store.reads == 1)
    #expect(try await store.attempt(attempt.id, profileID: "p")?.answers["x_1"]?.sequence == 5)
  }

  @Test("An answer without a counter replaces the stored answer, even if the clock has gone back")
  func clock() async throws {
    let attempt = try await service(now: 1_000).start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    for (time, option) in [(1_000, 1), (10, 2), (10, 1), (2_000, 2)] as [(Timestamp, Int)] {
      let receipt = try await answer(service(now: time), attempt, #"{"choice": "o\#(option)"}"#)
      #expect(receipt.hasSuffix(#""stale":false}"#))
      #expect(try await store.attempt(attempt.id, profileID: "p")?.answers["x_1"]?.given == .choice("o\(option)"))
    }
  }

  @Test("Answers without a counter that arrive together are all acknowledged, and one of them stays")
  func together() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    try await withThrowingTaskGroup(of: String.self) { group in
      for option in 0..<20 { group.addTask { try await answer(service, attempt, #"{"choice": "o\#(1 + option % 2)"}"#) } }
      for try await receipt in group { #expect(receipt.hasSuffix(#""stale":false}"#)) }
    }
    #expect(try await store.attempt(attempt.id, profileID: "p")?.answers["x_1"]?.sequence == 20)
  }

  @Test("An attempt never ends before it began")
  func end() async throws {
    let attempt = try await service(now: 1_000).start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    _ = try await service(now: 10).finish(attempt.id, profileID: "p")
    #expect(try await store.attempt(attempt.id, profileID: "p")?.finishedAt == 1_000)
  }

  @Test("A remembered attempt that was finished elsewhere refuses every answer")
  func finishedElsewhere() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    _ = try await answer(service, attempt)
    _ = try await self.service().finish(attempt.id, profileID: "p")
    for (body, item) in [
      (#"{"choice": "o1"}"#, "01234567-9"), (#"{"choice": "o9"}"#, "01234567-1"), (#"{"choice": "o1"}"#, "01234567-1"),
    ] {
      let problem = await #expect(throws: Problem.self) { try await answer(service, attempt, body, item: item) }
      #expect(problem?.kind == "attempt-finished")
    }
  }

  @Test("A remembered attempt that was finished here refuses answers")
  func finishedHere() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    _ = try await answer(service, attempt)
    let document = try await service.finish(attempt.id, profileID: "p")
    let problem = await #expect(throws: Problem.self) { try await answer(service, attempt, #"{"dont_know": true, "sequence": 9}"#) }
    #expect(problem?.kind == "attempt-finished")
    #expect(try await service.finish(attempt.id, profileID: "p") == document)
  }

  @Test("Another profile's attempt is unknown, even when it is remembered")
  func ownership() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    _ = try await answer(service, attempt, #"{"choice": "o1", "sequence": 1}"#)
    let problem = await #expect(throws: Problem.self) { try await answer(service, attempt, profile: "q") }
    #expect(problem?.kind == "not-found")
    _ = try await answer(service, attempt, #"{"choice": "o1", "sequence": 9}"#)
    #expect(store.reads == 2)
  }

  @Test("An answer that does not fit a remembered attempt is refused with the reason")
  func misfits() async throws {
    let service = service()
    let attempt = try await service.start(StartRequest(languageID: "en", length: .full), profileID: "p").attempt
    _ = try await answer(service, attempt)
    await #expect(throws: GivenAnswerError.unknownOption("o9")) { try await answer(service, attempt, #"{"choice": "o9"}"#) }
    let problem = await #expect(throws: Problem.self) { try await answer(service, attempt, item: "01234567-2") }
    #expect(problem?.kind == "not-found")
  }
}
