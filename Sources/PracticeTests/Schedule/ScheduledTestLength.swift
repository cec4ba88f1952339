/// How many questions a scheduled test has, and the time for them.
public struct ScheduledTestLength: Sendable, Hashable {
  public static let questionCounts = 1...50
  /// 40 questions in 50 minutes.
  public static let standard = ScheduledTestLength(bounding: 40)

  /// From 1 to 50.
  public let questionCount: Int
  /// Five minutes for four questions, rounded up.
  public var minutes: Int { (questionCount * 5 + 3) / 4 }

  /// `nil` for a number of questions that a test cannot have.
  public init?(questionCount: Int) {
    guard Self.questionCounts.contains(questionCount) else { return nil }
    self.init(bounding: questionCount)
  }

  private init(bounding count: Int) {
    questionCount = min(max(count, Self.questionCounts.lowerBound), Self.questionCounts.upperBound)
  }

  /// 40 questions a topic, times a factor, and at most as many as a test can have.
  ///
  /// - Parameter factor: From 0.5 to 2; what lies outside is taken for the nearest, and what is no number for 1.
  public static func automatic(topics: Int, factor: Double = 1) -> ScheduledTestLength {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 2)
    let topics = min(max(topics, 1), questionCounts.upperBound)
    return ScheduledTestLength(bounding: Int((Double(standard.questionCount * topics) * factor).rounded()))
  }
}
