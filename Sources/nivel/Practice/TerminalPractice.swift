import Identifiers
import ItemWriting
import QuestionWriting
import Foundation
import PracticeTests

/// A practice test in the terminal. The user types letters, and every answer is stored at once.
struct TerminalPractice {
  let shelf: PracticeShelf
  let words: InterfaceWords
  private(set) var test: PracticeTest

  private enum Step { case next, back, submit, leave }

  init(_ test: PracticeTest, shelf: PracticeShelf, words: InterfaceWords) {
    (self.test, self.shelf, self.words) = (test, shelf, words)
  }

  /// Asks the questions, starting with the last one shown, until the user submits or leaves the test.
  mutating func run() async throws {
    test = try await shelf.change(test.id) { try $0.open(at: ServiceClock.now) }
    Console.print(words("terminal.practice.introduction", ["count": String(test.questions.count)]))
    var index = min(test.position, test.questions.count - 1)
    while true {
      let place = index
      test = try await shelf.change(test.id) { try $0.move(to: place) }
      switch try await ask(index) {
      case .next: index = min(index + 1, test.questions.count - 1)
      case .back: index = max(0, index - 1)
      case .leave: return Console.print(words("terminal.practice.left", ["id": test.id]))
      case .submit:
        test = try await shelf.change(test.id) { try $0.submit(at: ServiceClock.now) }
        return TerminalPracticeReport(test: test, words: words).print()
      }
    }
  }

  private mutating func ask(_ index: Int) async throws -> Step {
    let question = test.questions[index]
    let shown = ContinuousClock.now
    show(question, number: index + 1)
    while let line = prompted() {
      let text = line.trimmingCharacters(in: .whitespaces)
      switch text.lowercased() {
      case ":b": return .back
      case ":n": return .next
      case ":q": return .leave
      case ":s": if confirmsSubmission() { return .submit }
      case ":f":
        let isFlagged = !(test.responses[question.id]?.isFlagged ?? false)
        try await report(question, PracticeTest.Report(isFlagged: isFlagged, sequence: nil), since: shown)
        Console.print(isFlagged ? "⚑" : "⚐")
      default:
        guard let answer = answer(text, to: question) else {
          Console.print(words(question.format == .typed ? "terminal.practice.help_typed" : "terminal.practice.help"))
          continue
        }
        try await report(question, answer, since: shown)
        if index + 1 < test.questions.count { return .next }
        Console.print(words("terminal.practice.last"))
      }
    }
    return .leave
  }

  private func prompted() -> String? {
    FileHandle.standardOutput.write(Data("> ".utf8))
    return readLine()
  }

  private func confirmsSubmission() -> Bool {
    let open = test.questions.count - test.answered
    guard open > 0 else { return true }
    Console.print(words("terminal.practice.unanswered", ["count": String(open)]))
    return prompted()?.trimmingCharacters(in: .whitespaces).lowercased() == ":s"
  }

  /// The answer that a line is; `nil` if the question cannot have it.
  private func answer(_ line: String, to question: PracticeQuestion) -> PracticeTest.Report? {
    switch question.format {
    case .choice: OptionLetter.index(of: line).map { PracticeTest.Report(option: $0, sequence: nil) }
    case .typed:
      line.isEmpty || line.unicodeScalars.count > TypedGrading.maximumCharacters ? nil : PracticeTest.Report(text: line, sequence: nil)
    }
  }

  private mutating func report(
    _ question: PracticeQuestion, _ answer: PracticeTest.Report, since shown: ContinuousClock.Instant
  ) async throws {
    let time = (ContinuousClock.now - shown) / .milliseconds(1)
    let known = test.responses[question.id]?.milliseconds ?? 0
    var report = answer
    report.milliseconds = known + Int(time)
    let (id, sent) = (question.id, report)
    test = try await shelf.change(test.id) { try $0.respond(to: id, sent) }
  }

  private func show(_ question: PracticeQuestion, number: Int) {
    let response = test.responses[question.id]
    let flag = response?.isFlagged == true ? " ⚑" : ""
    let place = words("terminal.question", ["number": String(number), "count": String(test.questions.count)])
    Console.print("\n\(place)\(flag)\n\(question.draft.stem)")
    if question.format == .typed { Console.print(response?.text.map { "› \($0)" } ?? words("text.label")) }
    for (index, option) in question.options.enumerated() {
      Console.print("\(response?.option == index ? "›" : " ") \(OptionLetter.of(index))  \(option)")
    }
  }
}
