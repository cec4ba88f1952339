import Identifiers
import Placement
import PracticeTests
import StrictJSON

@testable import WebService
@testable import nivel

extension Decoder {
  /// The bodies of requests.
  static let requests: [Decoder] = [
    body("request-answer") { AnswerRequest(&$0) }, body("request-attempt") { StartRequest(&$0) },
    body("request-course") { CourseRequest(&$0) }, body("request-game") { GameHandIn(&$0) },
    body("request-matching") { MatcherRequest.matcher(&$0) }, body("request-notes") { NotesRequest(&$0) },
    body("request-practice") { PracticeTestOrder(&$0) },
    body("request-report") { PracticeTest.Report(&$0) }, body("request-review") { ReviewRequest(&$0) },
    body("request-schedule", read: schedule), body("request-word-list") { OwnListRequest(&$0) },
  ]

  /// Reads a body as `JSONBody` does.
  private static func body<Value>(_ name: String, read: @escaping @Sendable (inout JSONObjectReader) -> Value?) -> Decoder {
    Decoder(
      name,
      ignoringResult: { bytes in
        let problems = JSONProblems()
        guard var reader = JSONObjectReader(try JSON.parse(bytes), path: "", problems: problems) else { return }
        _ = read(&reader)
        reader.refuseUnknownKeys()
        _ = problems.list.map(\.description)
      })
  }

  /// Reads an order of scheduled tests, and plans them.
  @Sendable private static func schedule(_ reader: inout JSONObjectReader) -> [ScheduledTest]? {
    let course = CourseOutline(id: "c", name: "Course", language: "en", topics: [], notesCount: 1, wordCount: 100)
    return ScheduleOrder(&reader).flatMap {
      try? $0.tests(of: course, id: "s", profileID: ProfileID("p"), now: Timestamp(microseconds: 1_790_000_000_000_000))
    }
  }

  static let host = Decoder("host") { bytes in
    let name = HostName(authority: text(bytes))
    _ = HostName(uri: text(bytes))
    return violated(name.map { !$0.description.isEmpty } ?? true, "a host has a name")
  }

  /// A `Range` header for a file of a hundred bytes, and of none.
  static let byteRange = Decoder("byte-range") { bytes in
    for length in [0, 100] {
      guard case .bytes(let range) = ByteRange(header: text(bytes), length: length) else { continue }
      guard range.lowerBound >= 0, range.upperBound <= length, !range.isEmpty else { return "a range is inside the file" }
    }
    return nil
  }

  static let token = Decoder("token") { bytes in
    violated(!Token.isWellFormed(text(bytes)) || bytes.count == 32, "a token has 32 digits")
  }

  /// The value of a session's cookie.
  static let sessionToken = Decoder("session-token") { bytes in
    guard let token = SessionToken(text: text(bytes)) else { return nil }
    return violated(token.text == text(bytes) && [32, 64].contains(bytes.count), "a token has 32 or 64 digits and stays as it is")
  }

  /// A transfer code as a person types it.
  static let transferCode = Decoder("transfer-code") { bytes in
    guard let code = TransferSecret(typed: text(bytes)) else { return nil }
    guard code.text.utf8.count == 16 else { return "a code has 16 characters" }
    return violated(TransferSecret(typed: code.grouped)?.text == code.text, "a code in groups is the same code")
  }

  static let acceptedEncodings = Decoder("accept-encoding") { bytes in
    let header = text(bytes)
    return violated(!AcceptedEncodings.haveGzip(header) || header.contains("*") || header.lowercased().contains("gzip"), "gzip is named")
  }

  /// `If-None-Match` for a file with two tags.
  static let entityTags = Decoder("if-none-match") { bytes in
    let own = [#""a""#, #""a-gzip""#]
    let found = EntityTagList(text(bytes)).first(of: own)
    return violated(found.map(own.contains) ?? true, "a found tag is one of the file")
  }

  static let backup = Decoder("backup", ignoringResult: { bytes in _ = try BackupManifest.rows(in: bytes, file: "backup.json") })

  static let settings = Decoder("settings", ignoringResult: { bytes in _ = try ServeSettings.parse(text(bytes), file: "settings") })
}
