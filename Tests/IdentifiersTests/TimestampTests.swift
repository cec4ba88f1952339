import Identifiers
import Testing

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@Suite("Timestamps") struct TimestampTests {
  @Test("advance by a duration, forwards and backwards")
  func advanced() {
    let time = Timestamp(microseconds: 1_000_000)
    #expect(time.advanced(by: .seconds(2)) == Timestamp(microseconds: 3_000_000))
    #expect(time.advanced(by: .microseconds(-1_000_001)) == Timestamp(microseconds: -1))
    #expect(time.advanced(by: .days(90)) == Timestamp(microseconds: 7_776_001_000_000))
    #expect(time.advanced(by: .nanoseconds(1_999)) == Timestamp(microseconds: 1_000_001))
  }

  @Test("stop at the first and the last moment instead of overflowing")
  func limits() {
    for step in [Duration.microseconds(1), .seconds(Int64.max), .seconds(Int64.max / 1_000_000)] {
      #expect(Timestamp.max.advanced(by: step) == .max)
      #expect(Timestamp.min.advanced(by: .zero - step) == .min)
    }
    #expect(Timestamp.max.advanced(by: .microseconds(-1)) == Timestamp(microseconds: .max - 1))
    #expect(Timestamp.min.advanced(by: .microseconds(1)) == Timestamp(microseconds: .min + 1))
  }

  @Test("measure the time between two moments, also between the first and the last")
  func durations() {
    let (one, other) = (Timestamp(microseconds: 5), Timestamp(microseconds: 3_000_007))
    #expect(one.duration(to: other) == .microseconds(3_000_002))
    #expect(other.duration(to: one) == .microseconds(-3_000_002))
    #expect(Timestamp.min.duration(to: .max) == .microseconds(Int64.max) + .microseconds(Int64.max) + .microseconds(1))
  }

  @Test("are ordered from past to future")
  func order() {
    let times = [0, -7, 3].map(Timestamp.init(microseconds:)) + [.max, .min]
    #expect(times.sorted().map(\.microseconds) == [.min, -7, 0, 3, .max])
  }

  @Test("are coded as one number")
  func coding() throws {
    for time in [Timestamp.min, Timestamp(microseconds: 12), .max] {
      let data = try JSONEncoder().encode([time])
      #expect(String(decoding: data, as: UTF8.self) == "[\(time.microseconds)]")
      #expect(try JSONDecoder().decode([Timestamp].self, from: data) == [time])
    }
  }
}
