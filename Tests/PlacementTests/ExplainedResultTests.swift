import AnswerMatching
import Placement
import Testing

@Suite("Verdicts in a result")
struct ExplainedResultTests {
  private let session = TestSession(
    blueprint: Fixture.blueprint(
      [
        Fixture.choice("x_1"), Fixture.production("x_2", .freeResponseCloze, stem: "I ___.", accept: ["am here"]),
        Fixture.production("x_3", .freeResponseCloze, stem: "I ___.", accept: ["am here"]),
        Fixture.production("x_4", .wordReorder, stem: "tea / I / like", accept: ["I like tea."]),
        Fixture.production("x_5", .minimalPair, stem: "C.\nS A: One.\nS B: Two.", accept: ["One."]),
        Fixture.production("x_6", .freeResponseCloze, stem: "I ___.", accept: ["am"]),
        Fixture.production("x_7", .freeResponseCloze, stem: "I ___.", accept: ["am"]),
      ], cuts: [(.preA1, 0), (.a1, 2)]))

  private let answers: [String: Answer] = [
    "x_1": .text("a"), "x_2": .text("Am  here."), "x_3": .text("am"), "x_4": .text("I like tea"), "x_5": .text("Two."),
    "x_6": .dontKnow,
  ]

  @Test("Each built answer has the verdict that decided its status; other answers have none")
  func verdicts() {
    let result = session.result(answers: answers, explained: true)
    #expect(result.outcomes.map { $0.verdict?.isCorrect } == [nil, true, false, true, false, nil, nil])
    #expect(result.outcomes.map(\.status) == [.correct, .correct, .wrong, .correct, .wrong, .dontKnow, .unanswered])
    for outcome in result.outcomes {
      guard case .text(let text) = outcome.answer else { continue }
      #expect(outcome.verdict == session.verdict(on: text, to: outcome.item))
    }
  }

  @Test("A result without verdicts has no other difference")
  func bare() {
    let (explained, bare) = (session.result(answers: answers, explained: true), session.result(answers: answers))
    #expect(bare.outcomes.allSatisfy { $0.verdict == nil })
    #expect(bare.outcomes.map(\.status) == explained.outcomes.map(\.status))
    #expect((bare.score, bare.level, bare.skills) == (explained.score, explained.level, explained.skills))
  }
}
