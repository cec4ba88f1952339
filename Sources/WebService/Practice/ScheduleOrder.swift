import Identifiers
import PracticeTests
import StrictJSON

/// The body of a request that schedules tests: a series before an exam or a quiz, or one test at a given time.
struct ScheduleOrder {
  private enum When {
    case before(Occasion, CivilDate)
    case at(Timestamp)
  }

  let courseID: String
  private let when: When
  private let title: String
  private let topics: [String]
  private let level: Int
  private let questionCount: Int
  private let offset: UTCOffset

  init?(_ reader: inout JSONObjectReader) {
    let courseID = reader.string("course_id")
    title = reader.optionalString("title") ?? ""
    topics = reader.optionalStrings("topics") ?? []
    level = reader.optionalInteger("difficulty", in: 1...5) ?? 3
    questionCount =
      reader.optionalInteger("question_count", in: ScheduledTestLength.questionCounts) ?? ScheduledTestLength.standard.questionCount
    let minutes = reader.optionalInteger("utc_offset", in: UTCOffset.range) ?? 0
    let when = Self.when(&reader)
    guard let courseID, let when, let offset = UTCOffset(minutes: minutes) else { return nil }
    (self.courseID, self.when, self.offset) = (courseID, when, offset)
  }

  private static func when(_ reader: inout JSONObjectReader) -> When? {
    if reader.optional("at") != nil { return reader.time("at").map { .at($0) } }
    let occasion = reader.word("occasion", Occasion.self)
    guard let text = reader.string("date"), let occasion else { return nil }
    guard let day = CivilDate(text) else {
      reader.complain("write a date such as \"2026-12-01\"", at: "date")
      return nil
    }
    return .before(occasion, day)
  }

  func tests(of course: CourseOutline, id: String, profileID: ProfileID, now: Timestamp) throws -> [ScheduledTest] {
    let plan = try ScheduledTestPlan(
      courseID: course.id, course: course.name, title: title, topics: topics, level: level, questionCount: questionCount)
    switch when {
    case .before(let occasion, let day):
      return try occasion.tests(of: plan, before: day, seriesID: id, profileID: profileID, now: now, offset: offset)
    case .at(let time):
      return [ScheduledTest(id: id, profileID: profileID, seriesID: id, plan: plan, at: time, offset: offset, revisedAt: now)]
    }
  }
}
