/// Where a practice test is in its life.
public enum PracticeTestStatus: String, Sendable, Hashable, CaseIterable {
  /// Its questions are being written.
  case generating
  /// It can be taken.
  case ready
  /// It has been begun.
  case inProgress = "in_progress"
  /// It has been handed in. Nothing changes it any more.
  case submitted
  /// Its questions could not be written. It can be tried again.
  case failed
}

/// What can happen to a practice test.
public enum PracticeTestEvent: Sendable, Hashable, CaseIterable {
  /// All questions are there.
  case generated
  /// The questions could not be written, or the server went down while they were.
  case generationFailed
  /// The learner asks for the same test once more.
  case retried
  /// The learner begins, or comes back.
  case opened
  /// The learner answers a question, or changes an answer.
  case answered
  /// The learner hands in.
  case submitted
}

extension PracticeTestStatus {
  /// The status after an event; `nil` when it cannot happen now, and nothing may change.
  public func after(_ event: PracticeTestEvent) -> PracticeTestStatus? {
    switch (self, event) {
    case (.generating, .generated): .ready
    case (.generating, .generationFailed): .failed
    case (.failed, .retried): .generating
    case (.ready, .opened), (.inProgress, .opened), (.inProgress, .answered): .inProgress
    case (.inProgress, .submitted): .submitted
    default: nil
    }
  }
}
