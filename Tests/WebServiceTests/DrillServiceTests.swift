import Identifiers
import Placement
import StrictJSON
import Synchronization
import TestSupport
import Testing

@testable import WebService

@Suite("Drills of a learner")
struct DrillServiceTests {
  /// Twelve choices at A1 and A2. The key of each is "am", and each has a rationale.
  private static let blueprint: String = {
    let items = (1...12).map { number in
      """
      {"item_id": "x_\(number)", "type": "MC_CLOZE", "level": "\(number % 2 == 0 ? "A1" : "A2")", "weight": 1, "construct": "be",
       "prompt": {"instructions": "Choose.", "stem": "I ___ here \(number)."},
       "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}], "correct_option_id": "a",
       "rationale": {"topic": "verb-forms", "rule": "The secret rule.", "example": "The secret example."}}
      """
    }
    return """
      {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
       "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}, {"level": "A2", "from": 6}],
       "items": [\(items.joined(separator: ",\n"))]}
      """
  }()

  private let store: CountingStore
  private let catalog: PlacementCatalog

  init() throws {
    let store = try CountingStore()
    let documents = TestDocuments(blueprint: Array(Self.blueprint.utf8))
    let entry = PlacementCatalog.Entry(
      session: try TestSession(documents), documents: documents, name: LanguageName(own: "English", english: "English"))
    self.store = store
    catalog = PlacementCatalog(entries: [entry], store: store, recordings: .none)
  }

  /// Each call has the next token and the next seed.
  private let tokens = Counter()

  private func services(now: Timestamp) -> (tests: AttemptService, drills: DrillService) {
    let environment = ServiceEnvironment(
      now: { now }, makeToken: { [tokens] in "0123456\(tokens.next())aaaaaaaaaaaaaaaaaaaaaaaa" },
      makeSeed: { [tokens] in UInt64(tokens.next()) })
    return (
      AttemptService(catalog: catalog, store: store, environment: environment, tierTwo: nil),
      DrillService(catalog: catalog, store: store, environment: environment)
    )
  }

  /// Takes a quick test. Answers some questions right and all others wrong.
  private func takeTest(at now: Timestamp, right: Int = 3, finishes: Bool = true) async throws -> Attempt {
    let tests = services(now: now).tests
    let attempt = try await tests.start(StartRequest(languageID: "en", length: .quick), profileID: "p").attempt
    var answered = 0
    while let next = try await tests.attempt(attempt.id, profileID: "p").next, let id = next["item_id"]?.string {
      let word = answered < right ? "am" : "is"
      let option = next["options"]?.array?.first { $0["text"]?.string == word }?["option_id"]?.string
      _ = try await tests.answer(request(#"{"choice": "\#(option ?? "")"}"#), to: id, in: attempt.id, profileID: "p")
      answered += 1
    }
    if finishes { _ = try await tests.finish(attempt.id, profileID: "p") }
    return attempt
  }

  private func request(_ body: String) throws -> AnswerRequest {
    var reader = try #require(JSONObjectReader(try JSON.parse(body), path: "", problems: JSONProblems()))
    return try #require(AnswerRequest(&reader))
  }

  /// The ids of the questions of a drill.
  private func ids(_ document: DrillDocument) -> [String] { document.form.questions.map(\.id) }

  private func kind<Value>(_ body: () async throws -> Value) async -> String? {
    do { _ = try await body() } catch let problem as Problem { return problem.kind } catch { return "\(error)" }
    return nil
  }

  @Test("A drill needs a result in its language")
  func noResult() async throws {
    let drills = services(now: 1_000).drills
    #expect(await kind { try await drills.start(DrillRequest(languageID: "en"), profileID: nil) } == "no-result")
    #expect(await kind { try await drills.start(DrillRequest(languageID: "en"), profileID: "p") } == "no-result")
    #expect(await kind { try await drills.start(DrillRequest(languageID: "xx"), profileID: "p") } == "not-found")
  }

  @Test("A test that was begun today keeps drills from starting, an older one does not")
  func openTest() async throws {
    _ = try await takeTest(at: 1_000)
    _ = try await takeTest(at: 2_000, finishes: false)
    #expect(
      await kind { try await services(now: 3_000).drills.start(DrillRequest(languageID: "en"), profileID: "p") } == "test-in-progress")
    let later = Timestamp(microseconds: 2_000) + .seconds(86_400)
    #expect(try await services(now: later).drills.start(DrillRequest(languageID: "en"), profileID: "p").isNew)
  }

  @Test("A drill that was begun before a test shows no further keys until the test is finished")
  func drillDuringTest() async throws {
    _ = try await takeTest(at: 1_000)
    let drill = try await services(now: 2_000).drills.start(DrillRequest(languageID: "en"), profileID: "p").document
    let (id, dontKnow) = (drill.drill.id, try request(#"{"dont_know": true}"#))
    let first = try await services(now: 2_000).drills.answer(dontKnow, to: ids(drill)[0], in: id, profileID: "p")
    let test = try await takeTest(at: 3_000, finishes: false)
    let during = services(now: 4_000)
    #expect(await kind { try await during.drills.answer(dontKnow, to: ids(drill)[1], in: id, profileID: "p") } == "test-in-progress")
    #expect(try await during.drills.drill(id, profileID: "p").drill.answers.count == 1)
    // NB: the same request again, after its response was lost.
    let again = try await during.drills.answer(dontKnow, to: ids(drill)[0], in: id, profileID: "p")
    #expect(again["review"]?.text == first["review"]?.text)
    _ = try await during.tests.finish(test.id, profileID: "p")
    #expect(await kind { try await during.drills.answer(dontKnow, to: ids(drill)[1], in: id, profileID: "p") } == nil)
  }

  @Test("Items that the test did not ask come first, and a drill that was begun goes on")
  func freshFirst() async throws {
    let test = try await takeTest(at: 1_000)
    let seen = Set(try #require(try await store.attempt(test.id, profileID: "p")).answers.keys)
    let (drill, isNew) = try await services(now: 2_000).drills.start(DrillRequest(languageID: "en"), profileID: "p")
    let items = drill.form.questions.map(\.item.itemID)
    #expect(isNew && items.count == 10 && items.prefix(12 - seen.count).allSatisfy { !seen.contains($0) })
    #expect(drill.json["repeated"]?.array?.count == 10 - (12 - seen.count))
    let again = try await services(now: 3_000).drills.start(DrillRequest(languageID: "en"), profileID: "p")
    #expect(!again.isNew && again.document.drill.id == drill.drill.id)
  }

  @Test("A question has neither key nor rationale until it is answered, and then its review has both")
  func secrecy() async throws {
    _ = try await takeTest(at: 1_000)
    let drills = services(now: 2_000).drills
    let drill = try await drills.start(DrillRequest(languageID: "en"), profileID: "p").document
    for text in ["secret", "correct", "construct", "rationale", "x_1"] { #expect(!drill.json.text.contains(text)) }
    let reply = try await drills.answer(request(#"{"dont_know": true}"#), to: ids(drill)[0], in: drill.drill.id, profileID: "p")
    let review = try #require(reply["review"])
    #expect(review["rationale"]?["rule"]?.string == "The secret rule." && review["topic"]?.string == "verb-forms")
    #expect(review["status"]?.string == "dont_know" && review["expected"]?.array?.map(\.string) == ["am"])
    let loaded = try await drills.drill(drill.drill.id, profileID: "p").json
    #expect(loaded["reviews"]?.text == "[\(review.text)]" && loaded["answered"]?.text == reply["answered"]?.text)
  }

  @Test("A placement test in progress never has a rationale")
  func testSecrecy() async throws {
    for length in TestLength.allCases {
      let tests = services(now: 1_000).tests
      let attempt = try await tests.start(StartRequest(languageID: "en", length: length), profileID: "p")
      let id = try #require(attempt.json["items"]?.array?.first?["item_id"]?.string)
      let receipt = try await tests.answer(request(#"{"choice": "o1"}"#), to: id, in: attempt.attempt.id, profileID: "p")
      let loaded = try await tests.attempt(attempt.attempt.id, profileID: "p").json
      for document in [attempt.json, receipt, loaded] {
        #expect(!document.text.contains("secret") && !document.text.contains("rationale") && !document.text.contains("verb-forms"))
      }
    }
  }

  @Test("The first answer to a question stays, and the same request again gets the same review")
  func firstAnswer() async throws {
    _ = try await takeTest(at: 1_000)
    let drills = services(now: 2_000).drills
    let drill = try await drills.start(DrillRequest(languageID: "en"), profileID: "p").document
    let first = try await drills.answer(request(#"{"choice": "o1"}"#), to: ids(drill)[0], in: drill.drill.id, profileID: "p")
    let second = try await drills.answer(
      request(#"{"choice": "o2", "sequence": 9}"#), to: ids(drill)[0], in: drill.drill.id, profileID: "p")
    #expect(first["stale"]?.bool == false && second["stale"]?.bool == true)
    #expect(second["answer"]?["choice"]?.string == "o1" && second["review"]?.text == first["review"]?.text)
  }

  @Test("A finished drill is followed by a new one, which counts the answers as seen, and no result changes")
  func nextDrill() async throws {
    let test = try await takeTest(at: 1_000)
    let result = try await store.resultDocument(test.id, profileID: "p")
    let drills = services(now: 2_000).drills
    let drill = try await drills.start(DrillRequest(languageID: "en"), profileID: "p").document
    for id in ids(drill) {
      _ = try await drills.answer(request(#"{"choice": "o1"}"#), to: id, in: drill.drill.id, profileID: "p")
    }
    #expect(try await drills.drill(drill.drill.id, profileID: "p").isComplete)
    let next = try await services(now: 3_000).drills.start(DrillRequest(languageID: "en"), profileID: "p")
    #expect(next.isNew && next.document.drill.seenBefore.count >= 8)
    #expect(try await store.resultDocument(test.id, profileID: "p") == result)
    #expect(try await store.answeredItems(languageID: "en", profileID: "p").isSuperset(of: drill.drill.drillItems ?? []))
    #expect(try await services(now: 4_000).tests.list(profileID: "p").count == 1, "a drill is no test")
  }

  @Test("A drill is not found as a test, by another profile, or with an unknown question")
  func notFound() async throws {
    _ = try await takeTest(at: 1_000)
    let (tests, drills) = services(now: 2_000)
    let drill = try await drills.start(DrillRequest(languageID: "en"), profileID: "p").document
    let (id, item) = (drill.drill.id, ids(drill)[0])
    let answer = try request(#"{"choice": "o1"}"#)
    #expect(await kind { try await tests.attempt(id, profileID: "p") } == "not-found")
    #expect(await kind { try await tests.finish(id, profileID: "p") } == "not-found")
    #expect(await kind { try await tests.result(id, profileID: "p") } == "not-found")
    #expect(await kind { try await tests.answer(answer, to: item, in: id, profileID: "p") } == "not-found")
    #expect(await kind { try await drills.drill(id, profileID: "q") } == "not-found")
    #expect(await kind { try await drills.answer(answer, to: item, in: id, profileID: "q") } == "not-found")
    #expect(await kind { try await drills.answer(answer, to: "01234567-99", in: id, profileID: "p") } == "not-found")
  }
}

/// Counts from 1.
private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}
