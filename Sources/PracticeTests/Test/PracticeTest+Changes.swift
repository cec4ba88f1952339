public import Identifiers
import ItemWriting
public import QuestionWriting

extension PracticeTest {
  /// A report on a question from the learner's device. `nil` leaves a value unchanged.
  public struct Report: Sendable, Hashable {
    /// The index of the chosen option, from 0.
    public var option: Int?
    /// The typed answer. An empty text removes an earlier answer.
    public var text: String?
    /// Whether the learner has marked the question for review.
    public var isFlagged: Bool?
    /// The total time for which the question was on the screen, in milliseconds, as the device measured it.
    public var milliseconds: Int?
    /// The sequence number, which increases with every report of the device. A report without a number is the latest when it arrives.
    public var sequence: Int?

    /// Creates a report.
    public init(option: Int? = nil, text: String? = nil, isFlagged: Bool? = nil, milliseconds: Int? = nil, sequence: Int?) {
      self.option = option
      self.text = text
      self.isFlagged = isFlagged
      self.milliseconds = milliseconds
      self.sequence = sequence
    }
  }

  /// Adds the questions when they are written.
  ///
  /// - Throws: ``PracticeTestError`` unless the test is being generated.
  public mutating func fill(with questions: [PracticeQuestion]) throws(PracticeTestError) {
    try turn(.generated)
    self.questions = questions
  }

  /// Records that the questions could not be written.
  ///
  /// - Parameter reason: A sentence that tells the learner what to do.
  /// - Throws: ``PracticeTestError`` unless the test is being generated.
  public mutating func fail(_ reason: String) throws(PracticeTestError) {
    try turn(.generationFailed)
    failure = reason
  }

  /// Returns a failed test to the status ``PracticeTestStatus/generating``.
  ///
  /// - Throws: ``PracticeTestError`` unless the test has failed.
  public mutating func retry() throws(PracticeTestError) {
    try turn(.retried)
    failure = nil
  }

  /// Starts or resumes the test. The time of the first start is kept. It is not earlier than the creation, even if the clock is.
  ///
  /// - Throws: ``PracticeTestError`` unless the test is ready or in progress.
  public mutating func open(at time: Timestamp) throws(PracticeTestError) {
    try turn(.opened)
    startedAt = startedAt ?? max(time, createdAt)
  }

  /// Applies a report from the learner's device. The time never decreases, and an outdated report changes nothing but the time.
  ///
  /// - Returns: Whether the report was the latest.
  /// - Throws: ``PracticeTestError`` if the question or the option does not exist, if the answer does not suit the format, or unless the test is in progress.
  @discardableResult
  public mutating func respond(to questionID: String, _ report: Report) throws(PracticeTestError) -> Bool {
    guard let question = questions.first(where: { $0.id == questionID }) else { throw .unknownQuestion(questionID) }
    if let option = report.option, !question.options.indices.contains(option) {
      throw question.format == .typed ? .format : .unknownOption(option)
    }
    if let text = report.text {
      guard question.format == .typed else { throw .format }
      // NB: In Unicode scalars, because one character can have any number of marks.
      let length = text.unicodeScalars.count
      guard length <= TypedGrading.maximumCharacters else { throw .textLength(length) }
    }
    try turn(.answered)
    var response = responses[questionID] ?? PracticeResponse()
    defer { responses[questionID] = response }
    response.milliseconds = max(response.milliseconds, report.milliseconds ?? 0)
    let sequence = report.sequence ?? response.sequence + 1
    guard sequence > response.sequence else { return false }
    response.sequence = sequence
    response.isFlagged = report.isFlagged ?? response.isFlagged
    if let option = report.option, option != response.option {
      response.changes += response.option == nil ? 0 : 1
      response.option = option
    }
    if let text = report.text { Self.write(text, to: &response) }
    return true
  }

  /// Records a typed answer. Only a change of an answer counts, not its first version and not its removal.
  private static func write(_ text: String, to response: inout PracticeResponse) {
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    let text = visible.allSatisfy(\.isWhitespace) ? nil : visible
    guard text != response.text else { return }
    response.changes += response.text != nil && text != nil ? 1 : 0
    response.text = text
  }

  /// Records which question is on the screen, so that the learner can resume there.
  ///
  /// - Parameter position: The index of the question, from 0.
  /// - Throws: ``PracticeTestError`` if there is no such question, or unless the test is in progress.
  public mutating func move(to position: Int) throws(PracticeTestError) {
    // NB: the status first, because a test that is being written has no questions yet.
    try turn(.answered)
    guard questions.indices.contains(position) else { throw .unknownQuestion("\(position + 1)") }
    self.position = position
  }

  /// Hands in the test. The time is not earlier than the start, even if the clock is.
  ///
  /// - Throws: ``PracticeTestError`` unless the test is in progress.
  public mutating func submit(at time: Timestamp) throws(PracticeTestError) {
    try turn(.submitted)
    submittedAt = max(time, startedAt ?? time)
  }

  /// Records that the learner disputes a question, or no longer does.
  ///
  /// - Throws: ``PracticeTestError`` if there is no such question, or unless the test was handed in.
  public mutating func dispute(_ questionID: String, _ isDisputed: Bool) throws(PracticeTestError) {
    guard status == .submitted else { throw .status(status) }
    guard questions.contains(where: { $0.id == questionID }) else { throw .unknownQuestion(questionID) }
    responses[questionID, default: PracticeResponse()].isDisputed = isDisputed
  }

  private mutating func turn(_ event: PracticeTestEvent) throws(PracticeTestError) {
    guard let next = status.after(event) else { throw .status(status) }
    status = next
  }
}
