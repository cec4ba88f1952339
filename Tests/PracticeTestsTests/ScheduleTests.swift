import Identifiers
import ItemWriting
import TestSupport
import Testing

@testable import NoteFacts
@testable import PracticeTests
@testable import QuestionWriting

/// 2026-11-20, a Friday.
private let friday = CivilDate(dayNumber: 20_777)
private let offset = UTCOffset(minutes: 120) ?? .utc

private func at(_ days: Int, _ hour: Int = 10, _ minute: Int = 0) -> Timestamp {
  offset.time(on: friday.adding(days: days), minute: hour * 60 + minute)
}

private func scheduled(
  _ id: String = "s", kind: ScheduledTest.Kind = .initial, series: String = "s", profile: ProfileID = "p", at time: Timestamp = at(0),
  occasion: CivilDate? = nil, archived: Bool = false, attempt: ScheduledTest.Attempt? = nil
) throws -> ScheduledTest {
  ScheduledTest(
    id: id, profileID: profile, seriesID: series, plan: try ScheduledTestPlan(courseID: "c", course: "Physics", title: "Final"), kind: kind,
    at: time, offset: offset, occasionDay: occasion, revisedAt: 0, isArchived: archived, attempt: attempt)
}

private let done = ScheduledTest.Attempt(testID: "t", completedAt: 1, percent: 80)

@Suite("A scheduled test")
struct ScheduledTestTests {
  @Test("is archived before completed, completed before missed, and missed before scheduled")
  func status() throws {
    let begun = ScheduledTest.Attempt(testID: "t")
    let now = at(0)
    for (archived, attempt, time, expected) in [
      (true, done, now - .seconds(1), .archived), (true, nil, now + .seconds(1), .archived), (false, done, now - .seconds(1), .completed),
      (false, done, now + .seconds(1), .completed),
      (false, begun, now - .seconds(1), .missed), (false, nil, now - .seconds(1), .missed), (false, nil, now, .scheduled),
      (false, begun, now + .seconds(1), .scheduled),
    ] as [(Bool, ScheduledTest.Attempt?, Timestamp, ScheduledTestStatus)] {
      #expect(try scheduled(at: time, archived: archived, attempt: attempt).status(at: now) == expected)
    }
  }

  @Test("can be started if it was missed, but not if it is completed or archived")
  func start() {
    #expect(ScheduledTestStatus.allCases.filter(\.canStart) == [.scheduled, .missed])
  }

  @Test("is listed in its local week, earliest first")
  func weeks() throws {
    let tests = try [("late", at(2, 23, 30)), ("next", at(3, 0, 30)), ("early", at(-4, 0)), ("before", at(-4, 0) - .seconds(1))].map {
      try scheduled($0, at: $1)
    }
    let week = Week(containing: friday)
    #expect(tests.during(week, offset: offset).map(\.id) == ["early", "late"])
    #expect(tests.during(week.next, offset: offset).map(\.id) == ["next"])
    #expect(tests.during(week.previous, offset: offset).map(\.id) == ["before"])
    #expect(tests.during(week, offset: .utc).map(\.id) == ["late", "next"])
  }

  @Test("is upcoming if it is neither missed, completed nor archived")
  func upcoming() throws {
    let tests = [
      try scheduled("b", at: at(2)), try scheduled("a", at: at(1)), try scheduled("missed", at: at(-1)),
      try scheduled("done", at: at(1), attempt: done), try scheduled("away", at: at(1), archived: true),
    ]
    #expect(tests.upcoming(at: at(0)).map(\.id) == ["a", "b"])
  }

  @Test("is due for seven days after it was missed, unless it was started")
  func due() throws {
    let tests = [
      try scheduled("long ago", at: at(-8)), try scheduled("older", at: at(-6)), try scheduled("newer", at: at(-5)),
      try scheduled("started", at: at(-2), attempt: .init(testID: "t")), try scheduled("away", at: at(-1), archived: true),
      try scheduled("next", at: at(1)),
    ]
    #expect(tests.due(at: at(0))?.id == "newer")
    #expect(tests.due(at: at(1))?.id == "newer")
    #expect(Array(tests.prefix(1)).due(at: at(0)) == nil)
  }
}

@Suite("The plan of a scheduled test")
struct ScheduledTestPlanTests {
  @Test("has 40 questions in 50 minutes by default")
  func standard() throws {
    let plan = try ScheduledTestPlan(courseID: "c", course: " Physics ")
    #expect((plan.length.questionCount, plan.length.minutes, plan.level, plan.title) == (40, 50, 3, "Physics"))
    #expect(plan.request == (try PracticeTestRequest(course: "Physics", difficulty: .medium, questionCount: 40)))
  }

  @Test("has the learner's title on one line, or else the name of the course")
  func titles() throws {
    for (title, expected) in [(" Final\n exam ", "Final exam"), ("", "Physics"), (" \u{0}\u{1B}\t", "Physics"), ("a\u{0}b", "a b")] {
      #expect(try ScheduledTestPlan(courseID: "c", course: "Physics", title: title).title == expected)
    }
  }

  @Test("maps five levels to easy, medium and hard")
  func difficulty() throws {
    let difficulties = try (1...5).map { try ScheduledTestPlan(courseID: "c", course: "x", level: $0).request.difficulty }
    #expect(difficulties == [.easy, .easy, .medium, .hard, .hard])
  }

  @Test("with an invalid value is rejected with advice")
  func problems() {
    for level in [Int.min, 0, 6, .max] {
      #expect(throws: ScheduledTestPlanError.difficulty(level)) { try ScheduledTestPlan(courseID: "c", course: "x", level: level) }
    }
    for count in [Int.min, 0, 51, .max] {
      #expect(throws: ScheduledTestPlanError.questionCount(count)) {
        try ScheduledTestPlan(courseID: "c", course: "x", questionCount: count)
      }
    }
    #expect(throws: ScheduledTestPlanError.request(.noCourse)) { try ScheduledTestPlan(courseID: "c", course: " ") }
    let title = String(repeating: "x", count: 201)
    #expect(throws: ScheduledTestPlanError.title(201)) { try ScheduledTestPlan(courseID: "c", course: "x", title: title) }
    #expect("\(ScheduledTestPlanError.difficulty(9))".contains("1 to 5"))
  }

  @Test("has 40 questions per topic, multiplied by a factor and limited to the maximum")
  func automatic() {
    for (topics, factor, count) in [
      (1, 1.0, 40), (1, 0.5, 20), (1, 2, 50), (2, 0.5, 40), (2, 1, 50), (0, 1, 40), (-3, 0.1, 20), (.max, 9, 50), (1, .nan, 40),
      (1, 0.51, 20), (1, -.infinity, 20),
    ] as [(Int, Double, Int)] {
      #expect(ScheduledTestLength.automatic(topics: topics, factor: factor).questionCount == count, "\(topics) × \(factor)")
    }
    #expect([1, 4, 5, 20, 40, 50].map { ScheduledTestLength(questionCount: $0)?.minutes } == [2, 5, 7, 25, 50, 63])
  }
}

@Suite("Preparing for an exam or a quiz")
struct OccasionTests {
  /// The numbers of days from the tests to an occasion that is a number of days away, at a time of today.
  private func daysBefore(_ occasion: Occasion, in days: Int, hour: Int = 12) throws -> [Int] {
    let day = friday.adding(days: days)
    return try occasion.times(before: day, now: at(0, hour), offset: offset).map { time in
      #expect(offset.minuteOfDay(of: time) == 600)
      return day.dayNumber - offset.day(of: time).dayNumber
    }
  }

  @Test("plans tests two weeks and one week before an exam, and one week and three days before a quiz")
  func farAway() throws {
    for days in 15...60 { #expect(try daysBefore(.exam, in: days) == [14, 7]) }
    for days in 8...60 { #expect(try daysBefore(.quiz, in: days) == [7, 3]) }
    #expect(try daysBefore(.exam, in: 14, hour: 9) == [14, 7])
  }

  @Test("begins tomorrow if the first day has passed, and moves the follow-up half-way if needed")
  func near() throws {
    let exam = [14: [13, 7], 10: [9, 7], 9: [8, 7], 8: [7, 3], 7: [6, 3], 5: [4, 2], 4: [3, 1], 3: [2, 1], 2: [1]]
    for (days, expected) in exam { #expect(try daysBefore(.exam, in: days) == expected, "exam in \(days) days") }
    let quiz = [7: [6, 3], 5: [4, 3], 4: [3, 1], 3: [2, 1], 2: [1]]
    for (days, expected) in quiz { #expect(try daysBefore(.quiz, in: days) == expected, "quiz in \(days) days") }
    #expect(try daysBefore(.exam, in: 2, hour: 10) == [2, 1])
  }

  @Test("on its day or the evening before plans one test at the next full hour")
  func lastMinute() throws {
    #expect(try Occasion.exam.times(before: friday.adding(days: 1), now: at(0, 15, 20), offset: offset) == [at(0, 16)])
    #expect(try Occasion.exam.times(before: friday.adding(days: 1), now: at(0, 23, 20), offset: offset) == [at(1, 0)])
    #expect(try Occasion.quiz.times(before: friday, now: at(0, 7), offset: offset) == [at(0, 8)])
    #expect(try Occasion.quiz.times(before: friday.adding(days: 1), now: at(0, 9), offset: offset) == [at(0, 10)])
  }

  @Test("is rejected if the day is over")
  func over() throws {
    for occasion in Occasion.allCases {
      for (days, now) in [(-1, at(0, 8)), (0, at(0, 23, 10)), (-700_000, at(0))] {
        let day = friday.adding(days: days)
        #expect(throws: OccasionError.over(day)) { try occasion.times(before: day, now: now, offset: offset) }
      }
    }
  }

  @Test("never plans a test in the past, after the occasion, or two at the same time")
  func everyHour() throws {
    for occasion in Occasion.allCases {
      for days in 0...20 {
        for hour in 0..<23 {
          let (day, now) = (friday.adding(days: days), at(0, hour, 30))
          let times = try occasion.times(before: day, now: now, offset: offset)
          #expect(!times.isEmpty && times.count <= 2 && times == Set(times).sorted() && times.allSatisfy { $0 >= now })
          #expect(times.allSatisfy { offset.day(of: $0) <= day })
        }
      }
    }
  }

  @Test("is defined for any time and day")
  func extremes() {
    for now in [Timestamp.min, .max, 0] {
      for day in [CivilDate(dayNumber: .min), CivilDate(dayNumber: .max)] {
        let times = try? Occasion.exam.times(before: day, now: now, offset: offset)
        #expect((times?.count ?? 0) <= 2)
      }
    }
  }

  @Test("plans the first test and its follow-up in one series")
  func tests() throws {
    let plan = try ScheduledTestPlan(courseID: "c", course: "Physics")
    let day = friday.adding(days: 30)
    let tests = try Occasion.exam.tests(of: plan, before: day, seriesID: "x", profileID: "p", now: at(0), offset: offset)
    #expect(tests.map(\.id) == ["x", "x-follow-up"] && tests.map(\.kind) == [.initial, .followUp])
    #expect(tests.map(\.at) == [at(16), at(23)])
    #expect(tests.allSatisfy { $0.seriesID == "x" && $0.occasionDay == day && $0.plan == plan && $0.status(at: at(0)) == .scheduled })
  }
}

@Suite("The retake rule")
struct RetakeRuleTests {
  private func changed(_ test: ScheduledTest, _ percent: Int?, in schedule: [ScheduledTest]) -> ScheduleChange? {
    RetakeRule.change(completing: test, testID: "t9", percent: percent, now: at(0, 18), in: schedule)
  }

  @Test("completes the test with its attempt")
  func completes() throws {
    let change = try #require(changed(try scheduled(), 70, in: []))
    #expect(change.completed.status(at: at(0, 18)) == .completed)
    #expect(change.completed.attempt == ScheduledTest.Attempt(testID: "t9", completedAt: at(0, 18), percent: 70))
    #expect(change.completed.revisedAt == at(0, 18))
  }

  @Test("removes pending follow-ups and retakes from 90 % and adds a retake below", arguments: ScheduledTest.Kind.allCases)
  func table(kind: ScheduledTest.Kind) throws {
    let test = try scheduled("own", kind: kind)
    let followUp = try scheduled("follow", kind: .followUp, at: at(5))
    for (percent, removed, adds) in [(nil, [], false), (0, [], true), (89, [], true), (90, ["follow"], false), (100, ["follow"], false)]
      as [(Int?, [String], Bool)]
    {
      let change = try #require(changed(test, percent, in: [test, followUp]))
      #expect(change.removed == removed && (change.added != nil) == adds, "\(kind) \(percent ?? -1)")
    }
  }

  @Test("does not change tests that are completed, archived, of another series or of another learner")
  func others() throws {
    let others = [
      try scheduled("done", kind: .followUp, attempt: done), try scheduled("away", kind: .followUp, archived: true),
      try scheduled("other", kind: .followUp, series: "o"), try scheduled("stranger", kind: .followUp, profile: "q"),
      try scheduled("first", kind: .initial), try scheduled("missed", kind: .followUp, at: at(-3)),
      try scheduled("retake", kind: .retake, at: at(3)),
    ]
    #expect(changed(try scheduled(), 95, in: others)?.removed == ["missed", "retake"])
  }

  @Test("adds one retake at a time, after 1, 3, 7 and 16 days, and then no more")
  func spacing() throws {
    var (schedule, test, days) = ([try scheduled()], try scheduled(), [Int]())
    while let change = changed(test, 40, in: schedule), let added = change.added {
      schedule = schedule.filter { $0.id != change.completed.id } + [change.completed, added]
      #expect(added.title == "Final (Retake)" && added.kind == .retake && offset.minuteOfDay(of: added.at) == 600)
      days.append(offset.day(of: added.at).dayNumber - friday.dayNumber)
      test = added
    }
    #expect(days == [1, 3, 7, 16])
    #expect(Set(schedule.map(\.id)).count == 5)
  }

  @Test("adds no retake while one is pending or for an attempt that was already counted")
  func once() throws {
    let pending = try scheduled("r", kind: .retake, at: at(4))
    #expect(changed(try scheduled(), 40, in: [pending])?.added == nil)
    #expect(changed(try scheduled(attempt: done), 40, in: []) == nil)
    #expect(changed(try scheduled(attempt: ScheduledTest.Attempt(testID: "t9")), 40, in: [])?.added != nil)
  }

  @Test("numbers a retake after the last one of its series, whichever the learner deleted")
  func deleted() throws {
    let second = try scheduled("s1-retake-2", kind: .retake, series: "s1", at: at(0, 10))
    let third = try #require(changed(second, 40, in: [second])?.added)
    #expect(third.id == "s1-retake-3" && offset.day(of: third.at) == friday.adding(days: 7))
    #expect(changed(try scheduled("s1-retake-4", kind: .retake, series: "s1"), 40, in: [])?.added == nil)
  }

  @Test("adds no retake on the day of another test of the series that is still to come")
  func sameDay() throws {
    let followUp = try scheduled("f", kind: .followUp, at: at(1))
    #expect(changed(try scheduled(), 40, in: [followUp])?.added == nil)
    #expect(changed(try scheduled(), 40, in: [try scheduled("f", kind: .followUp, at: at(2))])?.added != nil)
    #expect(changed(try scheduled(), 40, in: [try scheduled("f", kind: .followUp, series: "other", at: at(1))])?.added != nil)
  }

  @Test("adds no retake on or after the day of the exam")
  func exam() throws {
    for (days, adds) in [(0, false), (1, false), (2, true)] {
      #expect((changed(try scheduled(occasion: friday.adding(days: days)), 40, in: [])?.added != nil) == adds)
    }
  }
}
