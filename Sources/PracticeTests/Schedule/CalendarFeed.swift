import ItemWriting
import QuestionWriting

/// Scheduled tests as a calendar to subscribe to: iCalendar, RFC 5545 with the extensions of RFC 7986.
public enum CalendarFeed {
  /// The media type of the calendar.
  public static let mediaType = "text/calendar; charset=utf-8"

  /// A calendar with one event per test, earliest first. Archived tests become cancelled events, so that calendars remove them. The text
  /// depends only on the tests, so it changes only if a test changes.
  public static func text(of tests: [ScheduledTest], name: String = "Nivel") -> String {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Nivel//Practice tests//EN", "CALSCALE:GREGORIAN", "NAME:\(CalendarText.escaped(name))",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    let lines = head + tests.earliestFirst().flatMap(event) + ["END:VCALENDAR"]
    return lines.map(CalendarText.folded).joined()
  }

  private static func event(_ test: ScheduledTest) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(CalendarText.escaped(test.id))@practice.nivel", "DTSTAMP:\(CalendarText.time(test.revisedAt))",
      "DTSTART:\(CalendarText.time(test.at))", "DURATION:PT\(test.plan.length.minutes)M", "SUMMARY:\(CalendarText.escaped(test.title))",
      "DESCRIPTION:\(CalendarText.escaped(description(of: test)))", "STATUS:\(test.isArchived ? "CANCELLED" : "CONFIRMED")", "END:VEVENT",
    ]
  }

  private static func description(of test: ScheduledTest) -> String {
    let (request, length) = (test.plan.request, test.plan.length)
    var lines = [request.course]
    if request.topics != [request.course] { lines.append(request.topics.joined(separator: ", ")) }
    lines.append("\(length.questionCount) questions, \(length.minutes) minutes, difficulty \(request.difficulty.rawValue)")
    if test.attempt?.completedAt != nil { lines.append(test.attempt?.percent.map { "Done: \($0) %" } ?? "Done") }
    return lines.joined(separator: "\n")
  }
}
