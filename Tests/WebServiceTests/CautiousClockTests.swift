import Identifiers
import Testing

@testable import WebService

@Suite("The clock of the expiry")
struct CautiousClockTests {
  private let start = Timestamp(microseconds: 1_800_000_000_000_000)

  @Test("A clock that runs evenly counts at once")
  func even() {
    var clock = CautiousClock(at: start)
    for hours in [1, 2, 500] {
      let passed = Duration.seconds(3_600 * hours)
      #expect(clock.time(at: start + passed, after: passed) == start + passed)
    }
  }

  @Test("A clock that was behind at the start and was then set counts after a week, without a restart")
  func set() {
    var clock = CautiousClock(at: Timestamp(microseconds: 0))
    let hours = (1...200).map { Duration.seconds(3_600 * $0) }
    let counted = hours.map { passed in clock.time(at: start + passed, after: passed) == start + passed }
    #expect(counted.firstIndex(of: true) == 168)
    #expect(counted[168...].allSatisfy { $0 })
  }

  @Test("A clock that jumps ahead for less than a week, or again and again, never counts")
  func jumps() {
    var clock = CautiousClock(at: start)
    for hour in 1...2_000 {
      let passed = Duration.seconds(3_600 * hour)
      // NB: it jumps ahead by another year each 100 hours, and is right again for one hour in 150.
      let ahead = hour % 150 == 0 ? Duration.zero : .days(365 * (1 + hour / 100))
      #expect(clock.time(at: start + passed + ahead, after: passed) == start + passed)
    }
  }

  @Test("A clock that goes back counts at once, and is right again afterwards")
  func back() {
    var clock = CautiousClock(at: start)
    #expect(clock.time(at: start - .days(30), after: .seconds(3_600)) == start - .days(30))
    #expect(clock.time(at: start + .seconds(7_200), after: .seconds(7_200)) == start + .seconds(7_200))
  }
}
