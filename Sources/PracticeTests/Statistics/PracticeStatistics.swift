public import Identifiers
import ItemWriting
import QuestionWriting

/// What a learner's tests say together. Only tests that were handed in count.
public struct PracticeStatistics: Sendable, Hashable {
  /// One course.
  public struct OfCourse: Sendable, Hashable {
    public let courseID: String
    /// As the newest test names it.
    public let course: String
    public let tests: Int
    public let tally: AnswerTally
  }

  /// One topic of a course; questions count under their own topic.
  public struct OfTopic: Sendable, Hashable {
    public let courseID: String
    public let course: String
    public let topic: String
    /// Of the questions that count, those with an answer.
    public let answered: Int
    public let tally: AnswerTally
    /// `nil` while too little is known.
    public let mastery: Mastery?
  }

  /// How many tests were handed in.
  public let tests: Int
  /// How many questions they have, disputed and unanswered ones included.
  public let questions: Int
  /// Over all questions that count: a long test weighs more than a short one.
  public let tally: AnswerTally
  /// By name, then by id.
  public let courses: [OfCourse]
  /// By course, then by name.
  public let topics: [OfTopic]
  /// The last days, oldest first.
  public let days: [PracticeDay]

  /// - Parameters:
  ///   - all: The tests of one learner, in any order and status.
  ///   - offset: Says which day it is where the learner is.
  public init(of all: [PracticeTest], now: Timestamp, offset: UTCOffset) {
    let submitted = all.filter { $0.status == .submitted }.newestFirst()
    tests = submitted.count
    questions = submitted.reduce(0) { $0 + $1.questions.count }
    tally = submitted.reduce(into: AnswerTally()) { $0.add(AnswerTally($1.counted, of: $1)) }
    courses = Self.courses(of: submitted)
    topics = courses.flatMap { course in Self.topics(of: course, in: submitted.filter { $0.courseID == course.courseID }, now: now) }
    days = PracticeDay.last(of: submitted, now: now, offset: offset)
  }

  /// Total right answers by total questions that count; `nil` when nothing counts.
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
        mastery: Mastery(after: answers.map { Mastery.Answer(isCorrect: $0.isCorrect, age: $0.age) }))
    }
  }
}

/// A question that counts, as the statistics see it.
private struct CountedAnswer {
  let isAnswered: Bool
  let isCorrect: Bool
  /// In days.
  let age: Double

  init(_ question: PracticeQuestion, of test: PracticeTest, now: Timestamp) {
    isAnswered = test.responses[question.id]?.option != nil
    isCorrect = test.isCorrect(question)
    age = (test.submittedAt ?? test.createdAt).duration(to: now) / .days(1)
  }
}
