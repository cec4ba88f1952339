import QuestionWriting

/// How many questions count, and how many of them are right.
public struct AnswerTally: Sendable, Hashable {
  public var counted: Int
  public var correct: Int

  public init(counted: Int = 0, correct: Int = 0) {
    self.counted = counted
    self.correct = correct
  }

  /// `nil` when nothing counts.
  public var percent: Int? { Percent.of(correct, outOf: counted) }

  /// The counted questions of a test.
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
