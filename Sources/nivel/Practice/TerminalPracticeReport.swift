import ItemWriting
import QuestionWriting
import PracticeTests

/// The result of a practice test, with the wrong answers.
struct TerminalPracticeReport {
  let test: PracticeTest
  let words: InterfaceWords

  func print() {
    guard let result = PracticeResult(of: test) else { return }
    let score = words("terminal.practice.score", ["correct": String(result.tally.correct), "count": String(result.tally.counted)])
    Console.print("\n\(result.percent.map { "\($0) %" } ?? "–")  \(score)")
    for part in result.topics { Console.print("  \(part.tally.correct)/\(part.tally.counted)  \(part.kind)") }
    for (index, question) in test.questions.enumerated() where !test.isCorrect(question) { review(question, number: index + 1) }
  }

  private func review(_ question: PracticeQuestion, number: Int) {
    let response = test.responses[question.id]
    let given = response?.text ?? response?.option.map { question.options[$0] }
    Console.print("\n\(number). \(question.draft.stem)")
    Console.print(
      "  ✗ \(given ?? words("terminal.practice.no_answer"))\n  ✓ \(question.format == .typed ? question.draft.acceptList.joined(separator: " / ") : question.draft.correctAnswer)\n  \(question.draft.rationale)"
    )
  }
}
