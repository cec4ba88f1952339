public import Identifiers
public import QuestionWriting

extension PracticeTest {
  /// What a learner's device reports of a question; `nil` leaves a thing as it is.
  public struct Report: Sendable, Hashable {
    public var option: Int?
    public var isFlagged: Bool?
    /// How long the question has been on the screen in all, as far as the device knows.
    public var milliseconds: Int?
    public var sequence: Int

    public init(option: Int? = nil, isFlagged: Bool? = nil, milliseconds: Int? = nil, sequence: Int) {
      self.option = option
      self.isFlagged = isFlagged
      self.milliseconds = milliseconds
      self.sequence = sequence
    }
  }

  /// The questions are written.
  public mutating func fill(with questions: [PracticeQuestion]) throws(PracticeTestError) {
    try turn(.generated)
    self.questions = questions
  }

  /// The questions could not be written.
  ///
  /// - Parameter reason: A sentence the learner can act on.
  public mutating func fail(_ reason: String) throws(PracticeTestError) {
    try turn(.generationFailed)
    failure = reason
  }

  /// The same test once more.
  public mutating func retry() throws(PracticeTestError) {
    try turn(.retried)
    failure = nil
  }

  /// The learner begins, or comes back.
  public mutating func open(at time: Timestamp) throws(PracticeTestError) {
    try turn(.opened)
    startedAt = startedAt ?? time
  }

  /// Takes in what a device reports. Time never runs back, and a report that has been overtaken changes nothing else.
  ///
  /// - Returns: Whether the report was the latest.
  @discardableResult
  public mutating func respond(to questionID: String, _ report: Report) throws(PracticeTestError) -> Bool {
    guard let question = questions.first(where: { $0.id == questionID }) else { throw .unknownQuestion(questionID) }
    if let option = report.option, !question.options.indices.contains(option) { throw .unknownOption(option) }
    try turn(.answered)
    var response = responses[questionID] ?? PracticeResponse()
    defer { responses[questionID] = response }
    response.milliseconds = max(response.milliseconds, report.milliseconds ?? 0)
    guard report.sequence > response.sequence else { return false }
    response.sequence = report.sequence
    response.isFlagged = report.isFlagged ?? response.isFlagged
    if let option = report.option, option != response.option {
      response.changes += response.option == nil ? 0 : 1
      response.option = option
    }
    return true
  }

  /// Remembers which question is on the screen, so that the learner comes back to it.
  public mutating func move(to position: Int) throws(PracticeTestError) {
    guard questions.indices.contains(position) else { throw .unknownQuestion("\(position + 1)") }
    try turn(.answered)
    self.position = position
  }

  /// The learner hands in.
  public mutating func submit(at time: Timestamp) throws(PracticeTestError) {
    try turn(.submitted)
    submittedAt = time
  }

  /// The learner says that a question is wrong, or takes that back.
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
