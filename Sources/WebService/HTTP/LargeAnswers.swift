import HTTPTypes
import Hummingbird
import NIOCore
import StrictJSON

/// Makes answers that may have megabytes, such as the notes of a course.
///
/// Such an answer stays in memory until its reader has taken it. The total size of all of them has a limit, and a further one gets status
/// 503. The reader gets the answer in pieces: the next piece is copied when the connection has sent the last one.
struct LargeAnswers: Sendable {
  /// Smaller answers are bounded by the number of connections.
  static let leastBytes = 64 << 10

  let budget: MemoryBudget

  /// The memory for an answer.
  ///
  /// - Parameter bytes: The size of the texts in the answer. They are in memory twice while the answer is made.
  /// - Returns: A share of the budget; nil for a small answer.
  /// - Throws: ``Problem`` with status 503 if too many answers wait for their readers.
  func share(forTextsOf bytes: Int) throws(Problem) -> MemoryShare? {
    guard bytes >= Self.leastBytes else { return nil }
    let share = MemoryShare(of: budget, for: ClientAddress.current)
    try share.take(2 * bytes)
    return share
  }

  /// A JSON answer.
  ///
  /// - Parameters:
  ///   - bytes: The size of the texts in the answer.
  ///   - make: Makes the answer. It is called when there is memory for it.
  func json(textsOf bytes: Int, _ make: () async throws -> JSON) async throws -> Response {
    guard let share = try share(forTextsOf: bytes) else { return .json(try await make()) }
    let encoded = try await make().bytes
    try share.resize(to: encoded.count)
    return Response(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"], body: Self.body(encoded, holding: share))
  }

  /// An answer that was read already, in pieces. A small one is unchanged.
  func inPieces(_ response: Response, of bytes: [UInt8]) throws -> Response {
    // NB: an answer without a body, or with a part of the file, is sent as it is.
    guard bytes.count >= Self.leastBytes, response.body.contentLength == bytes.count else { return response }
    let share = MemoryShare(of: budget, for: ClientAddress.current)
    try share.take(bytes.count)
    return Response(status: response.status, headers: response.headers, body: Self.body(bytes, holding: share))
  }

  private static func body(_ bytes: [UInt8], holding share: MemoryShare) -> ResponseBody {
    ResponseBody(contentLength: bytes.count) { writer in
      try await write(bytes[...], to: &writer)
      try await writer.finish(nil)
      share.release()
    }
  }

  /// Writes bytes in pieces.
  static func write(_ bytes: ArraySlice<UInt8>, to writer: inout any ResponseBodyWriter) async throws {
    var rest = bytes
    while !rest.isEmpty {
      // NB: a copy. A slice would keep all bytes in memory until the connection has sent it.
      try await writer.write(ByteBuffer(bytes: rest.prefix(leastBytes)))
      rest = rest.dropFirst(leastBytes)
    }
  }
}
