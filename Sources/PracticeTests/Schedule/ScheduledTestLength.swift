/// The number of questions of a scheduled test and the time for them.
public struct ScheduledTestLength: Sendable, Hashable {
  /// The allowed numbers of questions.
  public static let questionCounts = 1...50
  /// 40 questions in 50 minutes.
  public static let standard = ScheduledTestLength(bounding: 40)

  /// The number of questions, within ``questionCounts``.
  public let questionCount: Int
  /// The time for the test: five minutes for four questions, rounded up.
  public var minutes: Int { (questionCount * 5 + 3) / 4 }

  /// The length of a test with a number of questions; `nil` if the number is outside ``questionCounts``.
  public init?(questionCount: Int) {
    guard Self.questionCounts.contains(questionCount) else { return nil }
    self.init(bounding: questionCount)
  }

  private init(bounding count: Int) {
    questionCount = min(max(count, Self.questionCounts.lowerBound), Self.questionCounts.upperBound)
  }

  /// The length for a number of topics: 40 questions per topic, multiplied by a factor and clamped to ``questionCounts``.
  ///
  /// - Parameters:
  ///   - topics: The number of topics. Numbers below 1 count as 1.
  ///   - factor: Clamped to the range from 0.5 to 2. NaN counts as 1.
  public static func automatic(topics: Int, factor: Double = 1) -> ScheduledTestLength {
    let factor = factor.isNaN ? 1 : min(max(factor, 0.5), 2)
    let topics = min(max(topics, 1), questionCounts.upperBound)
    return ScheduledTestLength(bounding: Int((Double(standard.questionCount * topics) * factor).rounded()))
  }
}
