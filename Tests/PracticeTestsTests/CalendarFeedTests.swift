import Identifiers
import TestSupport
import Testing

@testable import PracticeTests

@Suite("The calendar feed")
struct CalendarFeedTests {
  private func test(_ id: String = "s1", title: String = "Final", archived: Bool = false, attempt: ScheduledTest.Attempt? = nil) throws
    -> ScheduledTest
  {
    let plan = try ScheduledTestPlan(courseID: "c", course: "Physics", title: title, topics: ["Waves", "Sound"], level: 4)
    return ScheduledTest(
      id: id, profileID: "p", seriesID: id, plan: plan, at: 1_796_889_600_000_000, offset: .utc, revisedAt: 1_795_176_000_999_999,
      isArchived: archived, attempt: attempt)
  }

  @Test("has one event for each test, with its times in UTC")
  func whole() throws {
    let expected = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Nivel//Practice tests//EN", "CALSCALE:GREGORIAN", "NAME:Nivel",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "BEGIN:VEVENT", "UID:s1@practice.nivel", "DTSTAMP:20261120T120000Z",
      "DTSTART:20261210T080000Z",
      "DURATION:PT50M", "SUMMARY:Final", #"DESCRIPTION:Physics\nWaves\, Sound\n40 questions\, 50 minutes\, difficulty "#, " hard",
      "STATUS:CONFIRMED", "END:VEVENT", "END:VCALENDAR", "",
    ]
    #expect(CalendarFeed.text(of: [try test()]) == expected.joined(separator: "\r\n"))
  }

  @Test("cancels archived tests and contains scores")
  func states() throws {
    let attempt = ScheduledTest.Attempt(testID: "t", completedAt: 1, percent: 85)
    #expect(CalendarFeed.text(of: [try test(archived: true)]).contains("\r\nSTATUS:CANCELLED\r\n"))
    #expect(CalendarFeed.text(of: [try test(attempt: attempt)]).replacing("\r\n ", with: "").contains(#"difficulty hard\nDone: 85 %"#))
  }

  @Test("without tests is a calendar without events")
  func empty() {
    let text = CalendarFeed.text(of: [])
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n") && !text.contains("VEVENT"))
  }

  @Test("does not depend on the order of the tests")
  func order() throws {
    let tests = try ["a", "b", "c"].map { try test($0) }
    #expect(CalendarFeed.text(of: tests) == CalendarFeed.text(of: tests.reversed()))
  }

  static let escapes = [
    ("a,b;c\\d", #"a\,b\;c\\d"#), ("one\ntwo\r\nthree\rfour\u{2028}five\u{85}", #"one\ntwo\nthree\nfour\nfive\n"#),
    ("a\u{0}b\u{1B}c\u{7F}\td", "abc\td"),
    ("\\n", #"\\n"#), ("قفل 日本 👩‍👩‍👧‍👦", "قفل 日本 👩‍👩‍👧‍👦"), (",\u{301};\u{301}", "\\,\u{301}\\;\u{301}"), ("", ""),
  ]

  @Test("escapes special characters and removes forbidden ones", arguments: escapes)
  func escaping(text: String, expected: String) {
    #expect(CalendarText.escaped(text) == expected)
  }

  private static let fillers = ["x", "é", "日", "👍", "e\u{301}", "👩‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 60)]

  @Test("folds lines at 75 octets without loss, and never inside a character that fits on a line", arguments: fillers)
  func folding(filler: String) {
    for length in 0...120 {
      let line = String(repeating: "a", count: length % 7) + String(repeating: filler, count: length)
      let folded = CalendarText.folded(line)
      let lines = Self.lines(folded)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines.dropLast().allSatisfy { $0.utf8.count > 75 - min(filler.utf8.count, 74) })
      #expect(lines.dropFirst().allSatisfy { $0.utf8.first == UInt8(ascii: " ") })
      let unfolded = lines.prefix(1).map { Array($0.utf8) } + lines.dropFirst().map { Array($0.utf8.dropFirst()) }
      #expect(unfolded.flatMap(\.self) == Array(line.utf8))
      if filler.utf8.count < 75 { #expect(folded.filter { $0 == Character(filler) }.count == length) }
    }
  }

  /// The lines as they are sent, without their line breaks. A line that is not UTF-8 becomes a line that is too long.
  private static func lines(_ text: String) -> [String] {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return parts.map { String(validating: $0.dropLast(), as: UTF8.self) ?? String(repeating: "?", count: 76) }
  }
}
