/// The status of a practice test.
public enum PracticeTestStatus: String, Sendable, Hashable, CaseIterable {
  /// The questions are being written.
  case generating
  /// The test can be started.
  case ready
  /// The test has been started.
  case inProgress = "in_progress"
  /// The test has been handed in. This status is final.
  case submitted
  /// The questions could not be written. The learner can try again.
  case failed
}

/// An event that changes the status of a practice test.
public enum PracticeTestEvent: Sendable, Hashable, CaseIterable {
  /// All questions were written.
  case generated
  /// The questions could not be written, or the server stopped before they were.
  case generationFailed
  /// The learner asked for the same test again.
  case retried
  /// The learner changed or removed a question.
  case edited
  /// The learner started or resumed the test.
  case opened
  /// The learner answered a question or changed an answer.
  case answered
  /// The learner handed in the test.
  case submitted
}

extension PracticeTestStatus {
  /// The status after an event; `nil` if the event is not possible in this status.
  public func after(_ event: PracticeTestEvent) -> PracticeTestStatus? {
    switch (self, event) {
    case (.generating, .generated): .ready
    case (.generating, .generationFailed): .failed
    case (.failed, .retried): .generating
    case (.ready, .edited): .ready
    case (.ready, .opened), (.inProgress, .opened), (.inProgress, .answered): .inProgress
    case (.inProgress, .submitted): .submitted
    default: nil
    }
  }
}
