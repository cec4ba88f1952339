import Reproducible
import Testing

@testable import Placement

@Suite("A test that is taken in one go")
struct TestRunTests {
  private let session = TestSession(blueprint: Fixture.ladder)

  /// Answers every question, and returns the ids of the items in the order in which they were asked.
  private func take(_ run: inout TestRun, _ answer: (TestItem) -> Answer) -> [String] {
    var asked: [String] = []
    while let question = run.current {
      asked.append(question.item.itemID)
      run.answer(answer(question.item))
    }
    return asked
  }

  @Test("asks the whole form in the order of the blueprint when it is full")
  func full() {
    var run = TestRun(session: session, length: .full, seed: 1)
    #expect(take(&run) { _ in .text("a") } == session.blueprint.items.map(\.itemID))
    #expect(run.result.level == .c2 && run.questionCount == 30...30)
  }

  @Test("asks between 8 and 20 questions, each once, when it is quick", arguments: 1...20 as ClosedRange<UInt64>)
  func quick(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var run = TestRun(session: session, length: .quick, seed: seed)
    let asked = take(&run) { _ in [.text("a"), .text("b"), .dontKnow][generator.below(3)] }
    #expect((8...20).contains(asked.count) && Set(asked).count == asked.count)
    #expect(run.result.outcomes.count == asked.count && run.result.levelRule == .model && run.result.cutLevel == nil)
  }

  @Test(
    "ends a quick test at the top for right answers and at the bottom for wrong answers or none", arguments: 1...20 as ClosedRange<UInt64>)
  func ends(seed: UInt64) {
    for (answer, level) in [(Answer.text("a"), CEFRLevel.c2), (.text("b"), .preA1), (.dontKnow, .preA1)] {
      var run = TestRun(session: session, length: .quick, seed: seed)
      #expect(take(&run) { _ in answer }.count < 20)
      #expect(run.result.level == level)
    }
  }

  @Test("asks the same questions for the same seed and answers, and others for another seed")
  func seeds() {
    func asked(_ seed: UInt64) -> [String] {
      var run = TestRun(session: session, length: .quick, seed: seed)
      return take(&run) { $0.level <= .b1 ? .text("a") : .dontKnow }
    }
    #expect(asked(3) == asked(3))
    #expect(Set((1...10).map(asked)).count > 5)
  }

  @Test(
    "begins a quick test with a new choice at A2 or B1, else with a new one at A1 or B2, else with a seen one",
    arguments: 1...20 as ClosedRange<UInt64>)
  func first(seed: UInt64) {
    func first(seen levels: [CEFRLevel]) -> CEFRLevel? {
      let seen = session.blueprint.items.filter { levels.contains($0.level) }.map(\.itemID)
      let selection = TestLength.quick.selection(session: session, skipsListening: false, seed: seed, seenBefore: Set(seen))
      return selection.next(after: [])?.level
    }
    #expect([.a2, .b1].contains(first(seen: [])))
    #expect(first(seen: [.b1]) == .a2)
    #expect(first(seen: [.a1, .a2, .b1]) == .b2)
    #expect([.a2, .b1].contains(first(seen: CEFRLevel.allCases)))
  }

  @Test("goes back one question in a quick test, and any number in a full one")
  func back() {
    for length in TestLength.allCases {
      var run = TestRun(session: session, length: length, seed: 1)
      let isBackAtStart = run.goBack()
      #expect(!isBackAtStart)
      for _ in 1...3 { run.answer(.text("a")) }
      #expect(run.number == 4)
      let (first, second) = (run.goBack(), run.goBack())
      #expect(first && second == (length == .full))
      let reopened = run.current?.item.itemID
      run.answer(.text("b"))
      #expect(run.answers[reopened ?? ""] == .text("b"))
    }
  }

  @Test("leaves listening out, also a question that is open and one that was answered")
  func listening() {
    let items = (1...12).flatMap { [Fixture.listening("l\($0)"), Fixture.choice("c\($0)")] }
    let session = TestSession(blueprint: Fixture.blueprint(items, cuts: [(.preA1, 0), (.a1, 12)]))
    for length in TestLength.allCases {
      var run = TestRun(session: session, length: length, seed: 1)
      run.answer(.text("a"))
      run.answer(.text("a"))
      run.skipListening()
      let rest = take(&run) { _ in .text("a") }
      #expect(rest.allSatisfy { $0.hasPrefix("c") })
      #expect(run.result.skills[.listening] == nil)
    }
  }
}
