import ItemWriting
import NoteFacts

/// Finds pairs of questions in which one reveals the answer of the other or repeats it.
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
        "question \(questions[stem].id) contains “\(questions[key].draft.correctAnswer)”, the answer to \(questions[key].id)",
        "Reword one of the two questions, or replace it.")
    }
      + pairs.filter { shapes[$0.earlier].sharesEvidence(with: shapes[$0.later]) }.map {
        finding(
          .repeatedEvidence, [questions[$0.earlier], questions[$0.later]], "two questions use the same sentence as evidence",
          "Replace one of the two by a question about another sentence.")
      }
      + pairs.filter { shapes[$0.earlier].asksTheSame(as: shapes[$0.later]) }.map {
        finding(
          .duplicateQuestion, [questions[$0.earlier], questions[$0.later]], "two questions ask for the same thing",
          "Replace one of the two by another question.")
      }
  }

  /// Whether the stem of a question contains the whole key of another question, if the key has two words or more, or a word of six letters.
  ///
  /// NB: Only stems are compared, because options share terms with the options of other questions on purpose.
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
