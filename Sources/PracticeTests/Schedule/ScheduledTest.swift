/// A test that a learner plans to take at a certain time. Times are microseconds since 1970, UTC.
public struct ScheduledTest: Sendable, Hashable {
  /// Why the test was scheduled.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The first test of its series, or a test that the learner scheduled.
    case initial
    /// A test that was planned with the first one, nearer to the occasion.
    case followUp = "follow_up"
    /// A test that was added because an attempt missed the goal.
    case retake
  }

  /// The practice test that was generated for a scheduled test.
  public struct Attempt: Sendable, Hashable {
    /// The id of the practice test.
    public let testID: String
    /// The time at which it was handed in; `nil` before that.
    public let completedAt: Int64?
    /// The score; `nil` before it is handed in, and if no question counts.
    public let percent: Int?

    /// Creates an attempt.
    public init(testID: String, completedAt: Int64? = nil, percent: Int? = nil) {
      self.testID = testID
      self.completedAt = completedAt
      self.percent = percent
    }
  }

  /// Unique within its profile.
  public let id: String
  /// The profile of the learner.
  public let profileID: String
  /// The id that all tests for one occasion share.
  public let seriesID: String
  /// The specification of the test.
  public let plan: ScheduledTestPlan
  /// Why the test was scheduled.
  public let kind: Kind
  /// The time for which the test is scheduled.
  public let at: Int64
  /// The learner's UTC offset when the test was planned.
  public let offset: UTCOffset
  /// The day of the exam or quiz; `nil` if there is none.
  public let occasionDay: CivilDate?
  /// The time at which the test was planned or last changed.
  public var revisedAt: Int64
  /// Whether the learner has archived the test.
  public var isArchived: Bool
  /// The attempt at the test; `nil` before it is started.
  public var attempt: Attempt?

  /// Creates a scheduled test from its parts.
  public init(
    id: String, profileID: String, seriesID: String, plan: ScheduledTestPlan, kind: Kind = .initial, at: Int64, offset: UTCOffset,
    occasionDay: CivilDate? = nil, revisedAt: Int64, isArchived: Bool = false, attempt: Attempt? = nil
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

  /// The title in lists. The title of a retake says so.
  public var title: String { kind == .retake ? "\(plan.title) (Retake)" : plan.title }

  /// Whether the test is neither completed nor archived.
  var isPending: Bool { !isArchived && attempt?.completedAt == nil }
}
