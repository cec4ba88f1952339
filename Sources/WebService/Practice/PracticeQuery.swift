import QuestionWriting
import Hummingbird
import PracticeTests

/// What the addresses of practice may carry.
enum PracticeQuery {
  /// How far the learner's clock is ahead of UTC; without, it is taken to run with it.
  static func offset(of request: Request) throws -> UTCOffset {
    guard let text = request.uri.queryParameters["utc_offset"] else { return .utc }
    guard let offset = Int(text).flatMap(UTCOffset.init(minutes:)) else {
      throw Problem.invalid("utc_offset: give minutes from \(UTCOffset.range.lowerBound) to \(UTCOffset.range.upperBound).")
    }
    return offset
  }

  /// A day, where one is given.
  static func day(_ name: String, of request: Request) throws -> CivilDate? {
    guard let text = request.uri.queryParameters[name[...]] else { return nil }
    guard let day = CivilDate(String(text)) else { throw Problem.invalid("\(name): write a date such as 2026-12-01.") }
    return day
  }
}
