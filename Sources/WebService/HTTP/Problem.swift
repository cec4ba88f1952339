import QuestionWriting
import HTTPTypes
import Hummingbird
import StrictJSON

/// An error that is reported to the client as a problem document (RFC 9457).
struct Problem: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  /// The stable name of the kind of problem: the last part of the document's `type`.
  let kind: String
  /// What went wrong and what the user can do. It never contains an answer, a key or a token.
  let detail: String
  /// The line of the body with the problem, counted from 1; nil if there is none.
  var line: Int?
  /// The names of the rules that the request breaks; empty if it breaks none.
  var codes: [String] = []
  var headers: HTTPFields = [:]

  /// The maximum length of a detail, in characters. A detail may quote the request.
  private static let detailLimit = 4000

  init(_ status: HTTPResponse.Status, _ kind: String, _ detail: String, line: Int? = nil, codes: [String] = [], headers: HTTPFields = [:]) {
    self.status = status
    self.kind = kind
    self.detail = String(detail.prefix(Self.detailLimit))
    self.line = line
    self.codes = codes
    self.headers = headers
  }

  var bytes: [UInt8] {
    JSON.object([
      "type": .string("/problems/\(kind)"), "title": .string(status.reasonPhrase), "status": .number(status.code),
      "detail": .string(detail), "line": line.map { .number($0) }, "codes": codes.isEmpty ? nil : .strings(codes),
    ]).bytes
  }

  func response(from request: Request, context: some RequestContext) throws -> Response { response }

  var response: Response {
    var fields = headers
    fields[.contentType] = "application/problem+json"
    fields[.cacheControl] = "no-store"
    return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

extension Problem {
  static func notFound(_ what: String) -> Problem { Problem(.notFound, "not-found", "There is no such \(what).") }

  /// The body is not JSON.
  static func malformed(_ error: JSONSyntaxError, line: Int? = nil) -> Problem {
    Problem(.badRequest, "malformed-json", "The body is not JSON: \(error).", line: line)
  }

  /// The request is well-formed, but its values are not valid.
  static func invalid(_ detail: String) -> Problem { Problem(.unprocessableContent, "invalid-body", detail) }

  /// The description of an error as a sentence.
  static func sentence(_ error: some Error) -> String {
    let text = "\(error)"
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  static let finished = Problem(.conflict, "attempt-finished", "The test is finished: its answers can no longer change.")

  static let answerUsed = Problem(
    .conflict, "answer-used", "This answer has already chosen a later question: it can no longer change.")

  static let notAsked = Problem(
    .conflict, "question-not-asked", "This question is not asked now: load the attempt again for the question that is.")

  static func tooLarge(_ limit: Int) -> Problem {
    Problem(.contentTooLarge, "body-too-large", "The body is larger than \(limit) bytes: send less at a time.")
  }
}

extension HTTPResponse.Status {
  /// RFC 4918, section 11.5.
  static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}
