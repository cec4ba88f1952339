import QuestionWriting

/// Measures whether a learner took the time to read the questions. An answer that is given too fast is a rapid guess. Response-time effort
/// is the share of answers that are not rapid guesses (S. L. Wise and X. Kong, "Response time effort: a new measure of examinee motivation
/// in computer-based tests", Applied Measurement in Education 18, 2005). The threshold of a tenth follows the normative threshold of S. L.
/// Wise and L. Ma (2012). It uses the learner's own median instead of the mean of the item, because each item has too few answers.
public struct ResponseEffort: Sendable, Hashable {
  /// The minimum threshold for a rapid guess. Nobody can read a question and five options in less time.
  static let minimumMilliseconds = 2000

  /// The number of answered questions that count and whose time is known.
  public let measured: Int
  /// The ids of the rapid guesses, in the order of the test.
  public let rapidGuesses: [String]

  /// Measures the effort in one test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - medianMilliseconds: The learner's median time for an answer. If `nil`, the median of this test.
  public init(of test: PracticeTest, medianMilliseconds: Int? = nil) {
    let times = Self.times(of: test)
    let median = medianMilliseconds ?? Self.median(of: times.map(\.milliseconds)) ?? 0
    let threshold = max(Self.minimumMilliseconds, median / 10)
    measured = times.count
    rapidGuesses = times.filter { $0.milliseconds < threshold }.map(\.id)
  }

  /// The response-time effort from 0 to 1; `nil` if no time is known.
  public var value: Double? { measured == 0 ? nil : Double(measured - rapidGuesses.count) / Double(measured) }

  /// The learner's median time for an answer in all tests that were handed in, in milliseconds; `nil` if no time is known.
  public static func medianMilliseconds(of tests: [PracticeTest]) -> Int? {
    median(of: tests.filter { $0.status == .submitted }.flatMap { times(of: $0).map(\.milliseconds) })
  }

  // NB: Every answer takes some time. A time of 0 means that it was not measured.
  private static func times(of test: PracticeTest) -> [(id: String, milliseconds: Int)] {
    test.counted.compactMap { question in
      guard let response = test.responses[question.id], response.isAnswered, response.milliseconds > 0 else { return nil }
      return (question.id, response.milliseconds)
    }
  }

  /// The lower median.
  private static func median(of times: [Int]) -> Int? {
    let sorted = times.sorted()
    return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
  }
}
