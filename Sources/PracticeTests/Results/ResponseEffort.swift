import QuestionWriting

/// Whether a learner took the time to read. An answer that comes too fast to have been thought about is a rapid guess; response-time effort
/// is the share of answers that are none (S. L. Wise and X. Kong, "Response time effort: a new measure of examinee motivation in
/// computer-based tests", Applied Measurement in Education 18, 2005). The threshold of a tenth follows the normative threshold of S. L. Wise
/// and L. Ma (2012), with the learner's own median in place of the mean of an item, which has been asked too seldom.
public struct ResponseEffort: Sendable, Hashable {
  /// Nobody reads a question and five options in less time.
  static let minimumMilliseconds = 2000

  /// The answered questions that count and whose time is known.
  public let measured: Int
  /// The ids of the rapid guesses, in the order of the test.
  public let rapidGuesses: [String]

  /// - Parameter medianMilliseconds: How long the learner usually takes for an answer; without it, the median of this test.
  public init(of test: PracticeTest, medianMilliseconds: Int? = nil) {
    let times = Self.times(of: test)
    let median = medianMilliseconds ?? Self.median(of: times.map(\.milliseconds)) ?? 0
    let threshold = max(Self.minimumMilliseconds, median / 10)
    measured = times.count
    rapidGuesses = times.filter { $0.milliseconds < threshold }.map(\.id)
  }

  /// From 0 to 1; `nil` when no time is known.
  public var value: Double? { measured == 0 ? nil : Double(measured - rapidGuesses.count) / Double(measured) }

  /// How long a learner usually takes for an answer, in milliseconds, over all tests handed in; `nil` when no time is known.
  public static func medianMilliseconds(of tests: [PracticeTest]) -> Int? {
    median(of: tests.filter { $0.status == .submitted }.flatMap { times(of: $0).map(\.milliseconds) })
  }

  // NB: no answer takes no time. A time of 0 was not measured, and says nothing about effort.
  private static func times(of test: PracticeTest) -> [(id: String, milliseconds: Int)] {
    test.counted.compactMap { question in
      guard let response = test.responses[question.id], response.option != nil, response.milliseconds > 0 else { return nil }
      return (question.id, response.milliseconds)
    }
  }

  /// The lower one of the two in the middle.
  private static func median(of times: [Int]) -> Int? {
    let sorted = times.sorted()
    return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
  }
}
