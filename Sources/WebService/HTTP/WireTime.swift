import Foundation
import Identifiers
import StrictJSON

/// Times in JSON documents, in the format of RFC 3339.
enum WireTime {
  /// The years 1 to 9999, the range of RFC 3339 without the year 0.
  private static let years = Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

  static func timestamp(_ text: String) -> Timestamp? {
    let forms = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
    guard let date = forms.lazy.compactMap({ try? Date(text, strategy: $0) }).first, years.contains(date) else { return nil }
    return Timestamp(microseconds: Int64((date.timeIntervalSince1970 * 1_000_000).rounded()))
  }
}

extension JSON {
  /// A time in RFC 3339 format, in UTC, to the second.
  static func time(_ time: Timestamp) -> JSON {
    .string(Date(timeIntervalSince1970: Double(time.microseconds) / 1_000_000).formatted(.iso8601))
  }

  static func time(_ time: Timestamp?) -> JSON { time.map { .time($0) } ?? .null }
}

extension JSONObjectReader {
  mutating func time(_ key: String) -> Timestamp? { string(key).flatMap { time($0, key) } }

  private func time(_ text: String, _ key: String) -> Timestamp? {
    if let time = WireTime.timestamp(text) { return time }
    complain("write a time such as \"2026-12-01T09:00:00Z\"", at: key)
    return nil
  }
}
