import ItemWriting

/// Checks that choosing the longest option is not a way to pass. By chance, the key is the longest of five options in a fifth of the
/// questions with options.
enum KeyLengthCheck {
  private static let minimumQuestions = 5
  private static let maximumPercent = 40

  static func findings(in all: [PracticeQuestion]) -> [TestFinding] {
    let questions = all.filter { $0.format == .choice }
    let longest = questions.filter { question in
      question.draft.distractors.allSatisfy { $0.count < question.draft.correctAnswer.count }
    }
    guard questions.count >= minimumQuestions, 100 * longest.count > maximumPercent * questions.count else { return [] }
    return [
      TestFinding(
        code: .longestKeys, questionIDs: longest.map(\.id),
        message: "the key is the longest option in \(longest.count) of \(questions.count) questions",
        advice: "Choose longer distractors, or shorter correct answers, in some of these questions.")
    ]
  }
}
