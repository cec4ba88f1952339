import Placement
import TestSupport
import Testing

@Suite("The answers that a drill builds on")
struct DrillHistoryTests {
  private let session = TestSession(blueprint: Fixture.ladder)

  /// An attempt with answers. "a" is the key of every item, and nil means "I don't know".
  private func attempt(_ answers: [String: String?], drill: [String]? = nil) throws -> Attempt {
    var attempt = Attempt(
      id: AttemptID("0123456789"), profileID: "p", languageID: "en", blueprintID: 1, seed: 3, drillItems: drill, startedAt: 1)
    for (id, option) in answers {
      let question = try #require(attempt.form(of: Fixture.ladder).questions.first { $0.item.itemID == id })
      let piece = question.pieces.first { $0.value == option }
      attempt.answers[id] = Attempt.Record(given: piece.map { .choice($0.id) } ?? .dontKnow, sequence: 1)
    }
    return attempt
  }

  @Test("Wrong answers and unknown ones are missed, right ones and open questions are not")
  func missed() throws {
    var history = DrillHistory()
    history.add(try attempt(["A1_1": "a", "A1_2": "b", "B1_1": nil]), session: session)
    #expect(history.missed.map(\.itemID) == ["B1_1", "A1_2"])
  }

  @Test("The newest answer to an item counts, and the newest misses come first")
  func newest() throws {
    var history = DrillHistory()
    history.add(try attempt(["A1_1": "b", "A1_2": "b", "A2_1": "a"]), session: session)
    history.add(try attempt(["A1_1": "a", "A2_1": "c"], drill: ["A2_1", "A1_1"]), session: session)
    #expect(history.missed.map(\.itemID) == ["A2_1", "A1_2"])
  }

  @Test("The form of a drill has its items in their order, and no other")
  func form() throws {
    let form = try attempt([:], drill: ["C2_1", "A1_1", "B1_3"]).form(of: Fixture.ladder)
    #expect(form.questions.map(\.item.itemID) == ["C2_1", "A1_1", "B1_3"])
    #expect(form.questions.map(\.id) == ["01234567-1", "01234567-2", "01234567-3"])
  }
}
