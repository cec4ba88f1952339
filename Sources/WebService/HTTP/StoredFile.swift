import HTTPTypes
import Hummingbird
import NIOCore
import Reproducible

/// A file in memory. It has a strong entity tag, and supports conditional requests and byte ranges (RFC 9110, sections 13 and 14).
public struct StoredFile: Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The media type, such as `application/json`.
  public let mediaType: String
  let entityTag: String
  let buffer: ByteBuffer

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - mediaType: The media type.
  ///   - version: Identifies these contents among all contents of the same URL, such as their SHA-256. By default it is the length
  ///     and an FNV-1a hash.
  public init(bytes: [UInt8], mediaType: String, version: String? = nil) {
    self.bytes = bytes
    self.mediaType = mediaType
    buffer = ByteBuffer(bytes: bytes)
    entityTag = "\"\(version ?? Self.version(of: bytes))\""
  }

  private static func version(of bytes: [UInt8]) -> String {
    "\(String(bytes.count, radix: 16))-\(String(FNV1a(bytes).value, radix: 16))"
  }

  /// The response to a GET or HEAD of this file.
  func response(to request: Request, status: HTTPResponse.Status = .ok, cacheControl: String = "no-cache") -> Response {
    var headers: HTTPFields = [
      .contentType: mediaType, .eTag: entityTag, .cacheControl: cacheControl, .acceptRanges: "bytes",
    ]
    if let known = request.headers[.ifNoneMatch], matches(known) { return Response(status: .notModified, headers: headers) }
    switch requestedRange(request) {
    case nil: return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: buffer))
    case .unsatisfiable?:
      headers[.contentRange] = "bytes */\(bytes.count)"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    case .bytes(let range)?:
      headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
      let part = buffer.getSlice(at: range.lowerBound, length: range.count) ?? ByteBuffer()
      return Response(status: .partialContent, headers: headers, body: ResponseBody(byteBuffer: part))
    }
  }

  private func matches(_ list: String) -> Bool {
    let accepted: Set<String> = ["*", entityTag, "W/\(entityTag)"]
    return list.split(separator: ",").contains { tag in accepted.contains(String(tag.drop { $0 == " " })) }
  }

  private func requestedRange(_ request: Request) -> ByteRange? {
    if let condition = request.headers[.ifRange], condition != entityTag { return nil }
    return request.headers[.range].flatMap { ByteRange(header: $0, length: bytes.count) }
  }
}

/// The range of a file that a `Range` header requests.
enum ByteRange: Equatable {
  case bytes(Range<Int>)
  case unsatisfiable

  /// Nil when the header must be ignored: another unit, several ranges, or an invalid form (RFC 9110, section 14.2).
  init?(header: String, length: Int) {
    guard header.hasPrefix("bytes=") else { return nil }
    let parts = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }) else {
      return nil
    }
    switch (Int(parts[0]), Int(parts[1])) {
    case (nil, let count?) where parts[0].isEmpty:
      self = count > 0 && length > 0 ? .bytes(max(0, length - count)..<length) : .unsatisfiable
    case (let first?, nil) where parts[1].isEmpty: self = first < length ? .bytes(first..<length) : .unsatisfiable
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = first < length ? .bytes(first..<min(last, length - 1) + 1) : .unsatisfiable
    default: return nil
    }
  }
}
