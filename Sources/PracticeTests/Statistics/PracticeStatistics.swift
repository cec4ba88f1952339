public import Identifiers
import ItemWriting
import QuestionWriting

/// The statistics of all tests of a learner. Only tests that were handed in count.
public struct PracticeStatistics: Sendable, Hashable {
  /// The statistics of one course.
  public struct OfCourse: Sendable, Hashable {
    /// The id of the course.
    public let courseID: String
    /// The name of the course in the newest test.
    public let course: String
    /// The number of tests.
    public let tests: Int
    /// The tally of all questions that count.
    public let tally: AnswerTally
  }

  /// The statistics of one topic of a course. Each question counts for its own topic.
  public struct OfTopic: Sendable, Hashable {
    /// The id of the course.
    public let courseID: String
    /// The name of the course in the newest test.
    public let course: String
    /// The topic as the questions name it.
    public let topic: String
    /// The number of counted questions that have an answer.
    public let answered: Int
    /// The tally of all questions that count.
    public let tally: AnswerTally
    /// The estimated mastery; `nil` if there are too few or only old answers.
    public let mastery: Mastery?
  }

  /// The number of tests that were handed in.
  public let tests: Int
  /// The number of questions in these tests, including disputed and unanswered ones.
  public let questions: Int
  /// The tally of all questions that count. A long test has more weight than a short one.
  public let tally: AnswerTally
  /// The statistics of each course, sorted by name, then by id.
  public let courses: [OfCourse]
  /// The statistics of each topic, sorted by course, then by name.
  public let topics: [OfTopic]
  /// The last 30 days, oldest first.
  public let days: [PracticeDay]

  /// Computes the statistics.
  ///
  /// - Parameters:
  ///   - all: All tests of one learner, in any order and with any status.
  ///   - now: Microseconds since 1970, UTC.
  ///   - offset: The learner's UTC offset, which decides the day of each test.
  public init(of all: [PracticeTest], now: Timestamp, offset: UTCOffset) {
    let submitted = all.filter { $0.status == .submitted }.newestFirst()
    tests = submitted.count
    questions = submitted.reduce(0) { $0 + $1.questions.count }
    tally = submitted.reduce(into: AnswerTally()) { $0.add(AnswerTally($1.counted, of: $1)) }
    courses = Self.courses(of: submitted)
    topics = courses.flatMap { course in Self.topics(of: course, in: submitted.filter { $0.courseID == course.courseID }, now: now) }
    days = PracticeDay.last(of: submitted, now: now, offset: offset)
  }

  /// The percentage of correct answers in all questions that count, rounded down; `nil` if no question counts.
  public var averagePercent: Int? { tally.percent }

  private static func courses(of submitted: [PracticeTest]) -> [OfCourse] {
    let courses = Dictionary(grouping: submitted, by: \.courseID).map { id, tests in
      OfCourse(
        courseID: id, course: tests.first?.request.course ?? "", tests: tests.count,
        tally: tests.reduce(into: AnswerTally()) { $0.add(AnswerTally($1.counted, of: $1)) })
    }
    return courses.sorted { ($0.course, $0.courseID) < ($1.course, $1.courseID) }
  }

  private static func topics(of course: OfCourse, in tests: [PracticeTest], now: Timestamp) -> [OfTopic] {
    let answers = tests.flatMap { test in test.counted.map { (topic: $0.slot.topic, answer: CountedAnswer($0, of: test, now: now)) } }
    let topics = Dictionary(grouping: answers, by: \.topic).mapValues { $0.map(\.answer) }
    return topics.sorted { $0.key < $1.key }.map { topic, answers in
      OfTopic(
        courseID: course.courseID, course: course.course, topic: topic, answered: answers.count(where: \.isAnswered),
        tally: AnswerTally(counted: answers.count, correct: answers.count(where: \.isCorrect)),
        mastery: Mastery(after: answers.map { Mastery.Answer(isCorrect: $0.isCorrect, age: $0.age, isTyped: $0.isTyped) }))
    }
  }
}

/// A counted question with its age.
private struct CountedAnswer {
  let isAnswered: Bool
  let isCorrect: Bool
  let isTyped: Bool
  /// The time since the test was handed in, in days.
  let age: Double

  init(_ question: PracticeQuestion, of test: PracticeTest, now: Timestamp) {
    isAnswered = test.responses[question.id]?.isAnswered == true
    isTyped = question.format == .typed
    isCorrect = test.isCorrect(question)
    age = (test.submittedAt ?? test.createdAt).duration(to: now) / .days(1)
  }
}
