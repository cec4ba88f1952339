import ItemWriting
import NoteFacts

/// Whether one question of a test answers another, or is another.
enum CrossCueCheck {
  static func findings(in questions: [PracticeQuestion], _ language: String) -> [TestFinding] {
    let shapes = questions.map { QuestionShape($0.draft, language: language) }
    let pairs = questions.indices.flatMap { later in (0..<later).map { (earlier: $0, later: later) } }
    let elsewhere = questions.indices.flatMap { key in
      questions.indices.filter { $0 != key && isGivenAway(questions[key].draft, by: questions[$0].draft) }.map { (key, $0) }
    }
    return elsewhere.map { key, stem in
      finding(
        .keyElsewhere, [questions[min(key, stem)], questions[max(key, stem)]],
        "question \(questions[stem].id) has “\(questions[key].draft.correctAnswer)” in it, the answer of \(questions[key].id)",
        "Ask one of the two in other words, or put another question in its place.")
    }
      + pairs.filter { shapes[$0.earlier].sharesEvidence(with: shapes[$0.later]) }.map {
        finding(
          .repeatedEvidence, [questions[$0.earlier], questions[$0.later]], "two questions rest on the same sentence",
          "Put a question on another sentence in the place of one of the two.")
      }
      + pairs.filter { shapes[$0.earlier].asksTheSame(as: shapes[$0.later]) }.map {
        finding(
          .duplicateQuestion, [questions[$0.earlier], questions[$0.later]], "two questions ask for the same",
          "Put another question in the place of one of the two.")
      }
  }

  /// Whether a stem has the whole key of another question in it: two words or more, or six letters.
  ///
  /// NB: stems only. Options share their terms with the options of other questions on purpose.
  private static func isGivenAway(_ draft: QuestionDraft, by other: QuestionDraft) -> Bool {
    if WritingSystem.hasUnspaced(draft.correctAnswer) {
      return draft.correctAnswer.count >= 4 && other.stem.contains(draft.correctAnswer)
    }
    let key = Words.all(draft.correctAnswer)
    guard key.count > 1 || key.contains(where: { $0.count >= 6 }) else { return false }
    return Words.contains(Words.all(other.stem), key)
  }

  private static func finding(
    _ code: TestFinding.Code, _ questions: [PracticeQuestion], _ message: String, _ advice: String
  ) -> TestFinding {
    TestFinding(code: code, questionIDs: questions.map(\.id), message: message, advice: advice)
  }
}
