import NoteFacts
import QuestionWriting
import HTTPTypes
import Hummingbird
import NIOCore
import StrictJSON

/// Reads request bodies as JSON.
enum JSONBody {
  /// The default maximum size of a request body, in bytes. A learner's longest answer is far smaller.
  static let limit = 16 * 1024
  /// The maximum number of errors that a problem document names.
  private static let errorLimit = 10

  /// Reads the body of a request as a JSON object. Unknown members are refused.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - limit: The maximum size of the body, in bytes.
  ///   - body: Reads the known members. It returns nil after it has reported a problem.
  /// - Throws: ``Problem`` when the body is too large, is not JSON or is not valid.
  static func read<Value>(
    _ request: Request, limit: Int = limit, _ body: (inout JSONObjectReader) -> Value?
  ) async throws -> Value {
    let json = try await parse(request, limit)
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems) else { throw problem(problems) }
    let value = body(&reader)
    reader.refuseUnknownKeys()
    guard problems.list.isEmpty, let value else { throw problem(problems) }
    return value
  }

  /// The unparsed body of a request with the media type `application/json`.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - limit: The maximum size of the body, in bytes.
  /// - Throws: ``Problem`` when the media type is different or the body is too large.
  static func bytes(_ request: Request, limit: Int) async throws -> [UInt8] {
    let type = request.headers[.contentType]?.split(separator: ";").first.map { $0.trimmingSpaces.lowercased() }
    guard type == "application/json" else {
      throw Problem(.unsupportedMediaType, "not-json", "Send the body as application/json.")
    }
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit { throw Problem.tooLarge(limit) }
    guard let share = MemoryShare.ofBody, !isSmall(request) else {
      do { return Array(try await request.body.collect(upTo: limit).readableBytesView) } catch is NIOTooManyBytesError {
        throw Problem.tooLarge(limit)
      }
    }
    var bytes: [UInt8] = []
    for try await part in request.body {
      guard bytes.count + part.readableBytes <= limit else { throw Problem.tooLarge(limit) }
      try share.take(part.readableBytes)
      bytes.append(contentsOf: part.readableBytesView)
    }
    return bytes
  }

  /// Whether a request has no body, or one of at most ``limit`` bytes.
  static func isSmall(_ request: Request) -> Bool {
    if let length = request.headers[.contentLength].flatMap(Int.init) { return length <= limit }
    return request.headers[.transferEncoding] == nil
  }

  private static func parse(_ request: Request, _ limit: Int) async throws -> JSON {
    let bytes = try await bytes(request, limit: limit)
    let json: JSON
    do { json = try JSON.parse(bytes) } catch { throw Problem.malformed(error) }
    // NB: stores and exports end a text at this character, so a part of the text would be lost.
    if json.containsNUL { throw Problem.invalid("The body contains the character U+0000: remove it.") }
    return json
  }

  private static func problem(_ problems: JSONProblems) -> Problem {
    // NB: the client chooses how many errors there are, and how long the names in them are.
    var parts = problems.list.prefix(errorLimit).map { String($0.description.prefix(300)) }
    if problems.list.count > errorLimit { parts.append("and \(problems.list.count - errorLimit) more errors") }
    let details = parts.joined(separator: "; ")
    return Problem(.unprocessableContent, "invalid-body", details.isEmpty ? "The body is not valid." : details)
  }
}

extension JSON {
  /// Whether a text or a key contains the character U+0000.
  fileprivate var containsNUL: Bool {
    switch content {
    case .string(let text): text.utf8.contains(0)
    case .array(let elements): elements.contains(where: \.containsNUL)
    case .object(let members): members.contains { $0.key.utf8.contains(0) || $0.value.containsNUL }
    case .null, .bool, .number: false
    }
  }
}

extension Response {
  /// A JSON response that caches must not store, because it may hold personal data.
  static func json(_ json: JSON, status: HTTPResponse.Status = .ok) -> Response { .json(bytes: json.bytes, status: status) }

  static func json(bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
