public import Identifiers

/// A test that a learner means to take at a time.
public struct ScheduledTest: Sendable, Hashable {
  /// Why it is there.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The first of its series, or one of the learner's own.
    case initial
    /// Planned with the first, nearer to the exam.
    case followUp = "follow_up"
    /// Added because an attempt did not go well enough.
    case retake
  }

  /// The practice test that was made for it.
  public struct Attempt: Sendable, Hashable {
    public let testID: String
    /// When it was handed in; `nil` while it is being taken.
    public let completedAt: Timestamp?
    /// `nil` while it is being taken, and when none of its questions counts.
    public let percent: Int?

    public init(testID: String, completedAt: Timestamp? = nil, percent: Int? = nil) {
      self.testID = testID
      self.completedAt = completedAt
      self.percent = percent
    }
  }

  public let id: String
  public let profileID: ProfileID
  /// The same for all tests that prepare for one occasion.
  public let seriesID: String
  public let plan: ScheduledTestPlan
  public let kind: Kind
  public let at: Timestamp
  /// The learner's clock when it was planned.
  public let offset: UTCOffset
  /// The day of the exam or quiz; `nil` when there is none.
  public let occasionDay: CivilDate?
  /// When it was planned, or last changed.
  public var revisedAt: Timestamp
  /// Whether the learner has put it away.
  public var isArchived: Bool
  public var attempt: Attempt?

  public init(
    id: String, profileID: ProfileID, seriesID: String, plan: ScheduledTestPlan, kind: Kind = .initial, at: Timestamp, offset: UTCOffset,
    occasionDay: CivilDate? = nil, revisedAt: Timestamp, isArchived: Bool = false, attempt: Attempt? = nil
  ) {
    self.id = id
    self.profileID = profileID
    self.seriesID = seriesID
    self.plan = plan
    self.kind = kind
    self.at = at
    self.offset = offset
    self.occasionDay = occasionDay
    self.revisedAt = revisedAt
    self.isArchived = isArchived
    self.attempt = attempt
  }

  /// What it is called in a list: a retake says that it is one.
  public var title: String { kind == .retake ? "\(plan.title) (Retake)" : plan.title }

  /// Neither done nor put away.
  var isPending: Bool { !isArchived && attempt?.completedAt == nil }
}
