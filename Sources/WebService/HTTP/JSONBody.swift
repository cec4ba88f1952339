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
    do { return Array(try await request.body.collect(upTo: limit).readableBytesView) } catch is NIOTooManyBytesError {
      throw Problem.tooLarge(limit)
    }
  }

  private static func parse(_ request: Request, _ limit: Int) async throws -> JSON {
    let bytes = try await bytes(request, limit: limit)
    do { return try JSON.parse(bytes) } catch { throw Problem.malformed(error) }
  }

  private static func problem(_ problems: JSONProblems) -> Problem {
    let details = problems.list.map(\.description).joined(separator: "; ")
    return Problem(.unprocessableContent, "invalid-body", details.isEmpty ? "The body is not valid." : details)
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
