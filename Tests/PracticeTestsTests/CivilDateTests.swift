import PracticeTests
import Testing

@Suite("A civil date")
struct CivilDateTests {
  @Test("follows the previous date on every day of 400 years, and can be restored from its components and its text")
  func fourHundredYears() throws {
    let first = try #require(CivilDate(year: 1800, month: 1, day: 1))
    var (year, month, day) = (1800, 1, 1)
    for offset in 0..<146_097 {
      let date = first.adding(days: offset)
      guard date.components == (year, month, day), CivilDate(year: year, month: month, day: day) == date, CivilDate("\(date)") == date,
        date.weekday == (2 + offset) % 7  // 1800-01-01 was a Wednesday.
      else {
        Issue.record("\(date) should be \(year)-\(month)-\(day)")
        return
      }
      day += 1
      if day > days(of: month, in: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect((year, month, day) == (2200, 1, 1))
  }

  private func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test("counts its days from 1970")
  func known() throws {
    for (text, number) in [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777), ("0001-01-01", -719_162),
      ("9999-12-31", 2_932_896),
    ] {
      #expect(CivilDate(text)?.dayNumber == number, "\(text)")
    }
  }

  @Test("is rejected if the day does not exist")
  func refused() {
    let texts = [
      "2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "2026-1-01", "20261120",
      "2026-11-20T",
      " 2026-11-20", "+026-11-20", "2026--1-20", "٢٠٢٦-١١-٢٠", "", "--", "2026-11-20-1", "２０26-11-20",
    ]
    for text in texts { #expect(CivilDate(text) == nil, "\(text)") }
    for number in [Int.min, -1, 0, 32, .max] { #expect(CivilDate(year: 2026, month: 1, day: number) == nil) }
    for number in [Int.min, 0, 10_000, .max] { #expect(CivilDate(year: number, month: 1, day: 1) == nil) }
  }

  @Test("is clamped between the first and the last day")
  func bounds() throws {
    let today = try #require(CivilDate("2026-11-20"))
    #expect("\(today.adding(days: .max))" == "9999-12-31" && "\(today.adding(days: .min))" == "0001-01-01")
    #expect("\(CivilDate(dayNumber: .max))" == "9999-12-31" && "\(CivilDate(dayNumber: .min).adding(days: .min))" == "0001-01-01")
  }
}

@Suite("A UTC offset")
struct UTCOffsetTests {
  private static let hour: Int64 = 3_600_000_000

  @Test("is limited to the offsets in use")
  func range() {
    for minutes in [-721, 841, .min, .max] { #expect(UTCOffset(minutes: minutes) == nil) }
    for minutes in [-720, -210, 0, 345, 840] { #expect(UTCOffset(minutes: minutes)?.minutes == minutes) }
  }

  @Test("gives the local day, before and after 1970", arguments: [-720, -210, 0, 120, 345, 840])
  func days(minutes: Int) throws {
    let offset = try #require(UTCOffset(minutes: minutes))
    for hours in -60...60 as ClosedRange<Int64> {
      let local = hours * 60 + Int64(minutes)
      let day = Int((Double(local) / 1440).rounded(.down))
      #expect(offset.day(of: hours * Self.hour).dayNumber == day)
      #expect(offset.minuteOfDay(of: hours * Self.hour) == Int(local) - day * 1440)
      #expect(offset.day(of: hours * Self.hour - 1).dayNumber == Int((Double(local - 1) / 1440).rounded(.down)))
    }
  }

  @Test("converts between a minute of a day and a time")
  func times() throws {
    let offset = try #require(UTCOffset(minutes: 120))
    let day = try #require(CivilDate("2026-12-10"))
    #expect(offset.time(on: day, minute: 600) == 1_796_889_600_000_000)
    for minute in 0..<1440 {
      let time = offset.time(on: day, minute: minute)
      #expect(offset.day(of: time) == day && offset.minuteOfDay(of: time) == minute)
    }
    #expect(offset.time(on: day, minute: .max) == offset.time(on: day.adding(days: 1)))
    for time in [Int64.min, .max] { #expect(0..<1440 ~= offset.minuteOfDay(of: time)) }
  }
}

@Suite("A week")
struct WeekTests {
  @Test("begins on Monday and contains its seven days, also over the end of a year")
  func yearEnds() throws {
    for year in 1999...2030 {
      for offset in -8...8 {
        let day = try #require(CivilDate(year: year, month: 1, day: 1)).adding(days: offset)
        let week = Week(containing: day)
        #expect(week.monday.weekday == 0 && week.monday <= day && day < week.next.monday)
        #expect(week.days.map(\.weekday) == [0, 1, 2, 3, 4, 5, 6])
        #expect(week.days.allSatisfy(week.contains) && !week.contains(week.next.monday) && !week.contains(week.previous.days[6]))
        #expect(week.next.previous == week && week.next.monday == week.monday.adding(days: 7))
      }
    }
    #expect("\(Week(containing: try #require(CivilDate("2027-01-03"))).monday)" == "2026-12-28")
  }

  @Test("changes at local midnight")
  func midnight() throws {
    // 2026-11-22 was a Sunday; 22:30 UTC is half past midnight on Monday at UTC+2.
    let now = UTCOffset.utc.time(on: try #require(CivilDate("2026-11-22")), minute: 22 * 60 + 30)
    #expect("\(Week(at: now, offset: .utc).monday)" == "2026-11-16")
    #expect("\(Week(at: now, offset: try #require(UTCOffset(minutes: 120))).monday)" == "2026-11-23")
  }
}
