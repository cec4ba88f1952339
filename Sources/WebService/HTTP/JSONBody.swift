import NoteFacts
import QuestionWriting
import HTTPTypes
import Hummingbird
import NIOCore
import StrictJSON

/// Reads request bodies, and writes response bodies, as JSON.
enum JSONBody {
  /// The largest body a request may have, in bytes. A learner's longest answer is far below it.
  static let limit = 16 * 1024

  /// The request's body as an object, read by `body`, which takes every member it knows.
  ///
  /// - Parameter limit: The largest body, in bytes.
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

  /// The request's body as it came, of the type of JSON.
  ///
  /// - Parameter limit: The largest body, in bytes.
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
    return Problem(.unprocessableContent, "invalid-body", details.isEmpty ? "The body does not fit." : details)
  }
}

extension Response {
  /// A JSON answer. Nothing personal is kept by caches on the way.
  static func json(_ json: JSON, status: HTTPResponse.Status = .ok) -> Response { .json(bytes: json.bytes, status: status) }

  static func json(bytes: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
