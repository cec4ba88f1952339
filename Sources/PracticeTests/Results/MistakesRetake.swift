import ItemWriting
public import QuestionWriting

/// A new test with the questions of an earlier test that were not answered correctly.
public struct MistakesRetake: Sendable, Hashable {
  /// The request of the new test: as many questions as there are mistakes, on their topics.
  public let request: PracticeTestRequest
  /// The questions in the order of the earlier test, with the ids `S1`, `S2` and so on, and with their options in another order.
  public let questions: [PracticeQuestion]

  /// Selects the questions that were answered wrong or not at all, except those that the learner disputes. The same test and sequence of
  /// random numbers give the same retake.
  ///
  /// - Throws: ``MistakesRetakeError`` if the test has not been handed in or has no mistakes.
  public init(of test: PracticeTest, using generator: inout some RandomNumberGenerator) throws(MistakesRetakeError) {
    guard test.status == .submitted else { throw .notSubmitted }
    let mistakes = test.counted.filter { !test.isCorrect($0) }
    guard !mistakes.isEmpty else { throw .noMistakes }
    var questions: [PracticeQuestion] = []
    for (index, position) in KeyPositions.make(mistakes.count, using: &generator).enumerated() {
      questions.append(Self.again(mistakes[index], id: "S\(index + 1)", keyPosition: position, using: &generator))
    }
    self.questions = questions
    request = Self.request(for: questions, after: test.request)
  }

  private static func again(
    _ question: PracticeQuestion, id: String, keyPosition: Int, using generator: inout some RandomNumberGenerator
  ) -> PracticeQuestion {
    let slot = QuestionSlot(
      id: id, topic: question.slot.topic, bloomLevel: question.slot.bloomLevel, difficulty: question.slot.difficulty,
      template: question.slot.template, keyPosition: keyPosition)
    var draft = question.draft
    draft.distractors.shuffle(using: &generator)
    if slot.keyPosition == question.slot.keyPosition && draft.distractors == question.draft.distractors { draft.distractors.reverse() }
    return PracticeQuestion(
      slot: slot, draft: draft, headings: question.headings, violations: question.violations, provenance: question.provenance,
      formulas: question.formulas)
  }

  private static func request(for questions: [PracticeQuestion], after first: PracticeTestRequest) -> PracticeTestRequest {
    let again = try? PracticeTestRequest(
      course: first.course, topics: questions.map(\.slot.topic), difficulty: first.difficulty, questionCount: questions.count)
    return again ?? first
  }
}
