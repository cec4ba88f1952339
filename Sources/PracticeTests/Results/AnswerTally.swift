import QuestionWriting

/// The number of counted questions and of correct answers.
public struct AnswerTally: Sendable, Hashable {
  /// The number of questions that count.
  public var counted: Int
  /// The number of counted questions with a correct answer.
  public var correct: Int

  /// Creates a tally.
  public init(counted: Int = 0, correct: Int = 0) {
    self.counted = counted
    self.correct = correct
  }

  /// The score as a whole percentage, rounded down; `nil` if no question counts.
  public var percent: Int? { Percent.of(correct, outOf: counted) }

  /// Tallies some questions of a test.
  init(_ questions: some Sequence<PracticeQuestion>, of test: PracticeTest) {
    self.init()
    for question in questions { add(test.isCorrect(question)) }
  }

  mutating func add(_ isCorrect: Bool) {
    counted += 1
    correct += isCorrect ? 1 : 0
  }

  mutating func add(_ other: AnswerTally) {
    counted += other.counted
    correct += other.correct
  }
}
