import QuestionWriting
import Hummingbird
import PracticeTests

/// The query parameters of the practice routes.
enum PracticeQuery {
  /// The offset of the learner's local time from UTC, from the parameter `utc_offset` in minutes. The default is UTC.
  static func offset(of request: Request) throws -> UTCOffset {
    guard let text = request.uri.queryParameters["utc_offset"] else { return .utc }
    guard let offset = Int(text).flatMap(UTCOffset.init(minutes:)) else {
      throw Problem.invalid("utc_offset: give minutes from \(UTCOffset.range.lowerBound) to \(UTCOffset.range.upperBound)")
    }
    return offset
  }

  /// Whether the learner asks for the texts of notes, from the parameter `texts`. The default is yes.
  static func texts(of request: Request) throws -> Bool {
    guard let text = request.uri.queryParameters["texts"] else { return true }
    guard let hasTexts = Bool(String(text)) else { throw Problem.invalid("texts: choose one of true, false") }
    return hasTexts
  }

  /// The date in a parameter; nil if the parameter is missing.
  static func day(_ name: String, of request: Request) throws -> CivilDate? {
    guard let text = request.uri.queryParameters[name[...]] else { return nil }
    guard let day = CivilDate(String(text)) else { throw Problem.invalid("\(name): write a date such as 2026-12-01") }
    return day
  }
}
