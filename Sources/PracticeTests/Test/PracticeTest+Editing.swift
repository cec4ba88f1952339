import ItemWriting
public import NoteFacts
public import QuestionWriting

extension PracticeTest {
  /// The maximum number of removed questions that a test remembers.
  private static let maximumRemoved = 100

  /// Removes a question before the test is taken.
  ///
  /// - Throws: ``PracticeTestError`` if there is no such question, if it is the only one, or unless the test is ready.
  public mutating func drop(_ questionID: String) throws(PracticeTestError) {
    let index = try editable(questionID)
    guard questions.count > 1 else { throw .lastQuestion }
    remember(questions.remove(at: index))
  }

  /// Puts another question in the place of one, before the test is taken.
  ///
  /// - Parameters:
  ///   - questionID: The id of the question to replace.
  ///   - question: The other question. It has the same id.
  /// - Throws: ``PracticeTestError`` if there is no such question, or unless the test is ready.
  public mutating func replace(_ questionID: String, with question: PracticeQuestion) throws(PracticeTestError) {
    let index = try editable(questionID)
    guard question.id == questionID else { throw .unknownQuestion(question.id) }
    remember(questions[index])
    questions[index] = question
  }

  /// Changes the wording of a question before the test is taken.
  ///
  /// - Parameters:
  ///   - questionID: The id of the question.
  ///   - edit: The new wording.
  ///   - segmentation: Splits text into words in scripts without spaces.
  /// - Throws: ``PracticeTestError`` if there is no such question, or unless the test is ready; `QuestionEditError` if the new wording breaks
  ///   a rule.
  public mutating func edit(_ questionID: String, _ edit: QuestionEdit, segmentation: any WordSegmentation) throws {
    let index = try editable(questionID)
    let others = questions.filter { $0.id != questionID }
    questions[index] = try questions[index].edited(edit, beside: others, language: language, segmentation: segmentation)
  }

  /// The index of a question that can be changed now.
  ///
  /// - Throws: ``PracticeTestError`` if there is no such question, or unless the test is ready.
  public func editable(_ questionID: String) throws(PracticeTestError) -> Int {
    try checkEditable()
    guard let index = questions.firstIndex(where: { $0.id == questionID }) else { throw .unknownQuestion(questionID) }
    return index
  }

  /// Checks that the questions can be changed now.
  ///
  /// - Throws: ``PracticeTestError`` unless the test is ready.
  public func checkEditable() throws(PracticeTestError) {
    guard status != .inProgress else { throw .started }
    guard status.after(.edited) != nil else { throw .status(status) }
  }

  private mutating func remember(_ question: PracticeQuestion) { removed = (removed + [question]).suffix(Self.maximumRemoved) }
}
