import Identifiers
import PracticeTests
import TestSupport
import Testing

@Suite("The statistics of a learner")
struct PracticeStatisticsTests {
  /// 2026-11-20, noon, UTC.
  private static let now: Timestamp = 1_795_176_000_000_000

  private func statistics(_ tests: [PracticeTest], minutes: Int = 0) throws -> PracticeStatistics {
    PracticeStatistics(of: tests, now: Self.now, offset: try #require(UTCOffset(minutes: minutes)))
  }

  @Test("without tests are empty, with no average and thirty days without practice")
  func empty() throws {
    let statistics = try statistics([])
    #expect(statistics.tests == 0 && statistics.questions == 0 && statistics.averagePercent == nil)
    #expect(statistics.topics.isEmpty && statistics.courses.isEmpty)
    #expect(statistics.days.map(\.questions) == [Int](repeating: 0, count: 30))
    #expect(statistics.days.first?.date.description == "2026-10-22" && statistics.days.last?.date.description == "2026-11-20")
  }

  @Test("average over the questions, not the tests, that were handed in")
  func average() throws {
    let statistics = try statistics([
      .taken([.right]), .taken([.wrong, .wrong, .unanswered]), .taken([.right, .right], status: .inProgress),
      .taken([Taken(chosen: 0, isDisputed: true)]),
    ])
    #expect(statistics.tests == 3 && statistics.questions == 5)
    #expect(statistics.tally == AnswerTally(counted: 4, correct: 1))
    #expect(statistics.averagePercent == 25)
  }

  @Test("count each question under its own topic and course")
  func topics() throws {
    let (heat, sound) = (Taken(topic: "Heat", chosen: 0), Taken(topic: "Sound", chosen: 1))
    let statistics = try statistics([
      .taken([sound, heat, Taken(topic: "Heat")], course: "Physics"), .taken([heat], course: "Biology"),
      .taken([heat, Taken(topic: "Heat", chosen: 0, isDisputed: true)], course: "Physics"),
    ])
    #expect(statistics.topics.map { "\($0.course)/\($0.topic)" } == ["Biology/Heat", "Physics/Heat", "Physics/Sound"])
    #expect(statistics.topics.map(\.answered) == [1, 2, 1])
    #expect(statistics.topics.map(\.tally.counted) == [1, 3, 1])
    #expect(statistics.topics.map(\.tally.correct) == [1, 2, 0])
    #expect(
      statistics.courses.map { "\($0.course) \($0.tests) \($0.tally.correct)/\($0.tally.counted)" } == ["Biology 1 1/1", "Physics 2 2/4"])
  }

  @Test("show the mastery of a topic from five questions on, which decays with time")
  func mastery() throws {
    func mastery(_ count: Int, daysAgo: Int) throws -> Mastery? {
      let test = try PracticeTest.taken([Taken](repeating: .right, count: count), submittedAt: Self.now - .days(daysAgo))
      return try statistics([test]).topics.first?.mastery
    }
    #expect(try mastery(4, daysAgo: 0) == nil)
    let (fresh, old) = (try #require(try mastery(8, daysAgo: 0)), try #require(try mastery(8, daysAgo: 25)))
    #expect(fresh.value > old.value && fresh.low > old.low)
    #expect(try mastery(5, daysAgo: 31) == nil)
    #expect(try mastery(5, daysAgo: -3) == mastery(5, daysAgo: 0))
  }

  @Test(
    "assign practice to the learner's local day",
    arguments: [(0, 29), (-6 * 60, 29), (-7 * 60, 28), (-12 * 60, 28), (12 * 60, 28)])
  func days(minutes: Int, index: Int) throws {
    // Practised at 06:00 UTC and computed at noon: it was yesterday wherever local midnight is between the two.
    let test = try PracticeTest.taken([.right, .wrong, .unanswered], submittedAt: Self.now - .days(1) / 4)
    let days = try statistics([test], minutes: minutes).days
    #expect(days.map(\.questions) == (0..<30).map { $0 == index ? 2 : 0 })
  }

  @Test("ignore practice before the thirty days")
  func window() throws {
    for (daysAgo, questions) in [(29, 1), (30, 0)] as [(Int, Int)] {
      let test = try PracticeTest.taken([.right], submittedAt: Self.now - .days(daysAgo))
      #expect(try statistics([test]).days.reduce(0) { $0 + $1.questions } == questions)
    }
  }

  @Test("do not depend on the order of the tests")
  func order() throws {
    let tests = try (0..<8).map { number in
      try PracticeTest.taken(
        [.right, .wrong], id: "t\(number)", course: "C\(number % 3)", createdAt: Timestamp(microseconds: Int64(number)),
        submittedAt: Self.now)
    }
    #expect(try statistics(tests) == statistics(tests.reversed()))
  }

  @Test("are defined for any time")
  func extremes() throws {
    let tests = try [Timestamp.min, .max].map { try PracticeTest.taken([.right], submittedAt: $0) }
    for now in [Timestamp.min, 0, .max] {
      #expect(PracticeStatistics(of: tests, now: now, offset: .utc).days.count == 30)
    }
  }
}

@Suite("Recent tests")
struct RecentTestsTests {
  private func tests() throws -> [PracticeTest] {
    let tests: [(String, Timestamp, PracticeTestStatus)] = [
      ("b", 2, .submitted), ("d", 3, .failed), ("a", 1, .ready), ("c", 2, .submitted),
    ]
    return try tests.map { id, at, status in
      try PracticeTest.taken([.right], id: id, status: status, createdAt: at)
    }
  }

  @Test("are sorted newest first and limited in number")
  func newestFirst() throws {
    #expect(try tests().newestFirst().map(\.id) == ["d", "c", "b", "a"])
    #expect(try tests().newestFirst(limit: 2).map(\.id) == ["d", "c"])
    #expect(try tests().newestFirst(limit: -1).isEmpty)
  }

  @Test("contain the newest test that is not handed in as the current test")
  func current() throws {
    #expect(try tests().current?.id == "d")
    #expect(try tests().filter { $0.status == .submitted }.current == nil)
  }
}
