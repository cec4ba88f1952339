import HTTPTypes
import Hummingbird
import NIOCore
import Reproducible

/// A file in memory. It has a strong entity tag, and supports conditional requests, byte ranges, and gzip (RFC 9110, sections 12 to 14).
public struct StoredFile: Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The media type, such as `application/json`.
  public let mediaType: String
  /// Identifies the contents among all contents of the same URL.
  let version: String
  let entityTag: String
  /// The tag of the compressed file. Each encoding has its own strong tag.
  private let gzippedTag: String
  let buffer: ByteBuffer
  /// Nil for a file that is never compressed.
  private let gzipped: GzippedFile?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - mediaType: The media type.
  ///   - version: Identifies these contents among all contents of the same URL, such as their SHA-256. By default it is the length
  ///     and an FNV-1a hash.
  ///   - isCompressible: Whether clients may get the file compressed, if its media type allows it. False for a file that is sent once.
  public init(bytes: [UInt8], mediaType: String, version: String? = nil, isCompressible: Bool = true) {
    self.bytes = bytes
    self.mediaType = mediaType
    buffer = ByteBuffer(bytes: bytes)
    self.version = version ?? Self.version(of: bytes)
    entityTag = "\"\(self.version)\""
    gzippedTag = "\(entityTag.dropLast())-gzip\""
    gzipped = isCompressible && GzippedFile.isWorthwhile(mediaType: mediaType, size: bytes.count) ? GzippedFile() : nil
  }

  private static func version(of bytes: [UInt8]) -> String {
    "\(String(bytes.count, radix: 16))-\(String(FNV1a(bytes).value, radix: 16))"
  }

  /// The response to a GET or HEAD of this file.
  func response(to request: Request, status: HTTPResponse.Status = .ok, cacheControl: String = "no-cache") -> Response {
    var headers: HTTPFields = [
      .contentType: mediaType, .eTag: entityTag, .cacheControl: cacheControl, .acceptRanges: "bytes",
    ]
    if gzipped != nil { headers[.vary] = "Accept-Encoding" }
    if status == .ok, let known = request.headers[.ifNoneMatch], let tag = tag(in: known) {
      headers[.eTag] = tag
      return Response(status: .notModified, headers: headers)
    }
    switch requestedRange(request) {
    case nil:
      guard let compressed = compressed(for: request) else {
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: buffer))
      }
      headers[.eTag] = gzippedTag
      headers[.contentEncoding] = "gzip"
      return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: compressed))
    case .unsatisfiable?:
      headers[.contentRange] = "bytes */\(bytes.count)"
      // NB: the range is wrong, and not the file: a cache must not answer another request with this.
      headers[.cacheControl] = "no-store"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    case .bytes(let range)?:
      headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
      let part = buffer.getSlice(at: range.lowerBound, length: range.count) ?? ByteBuffer()
      return Response(status: .partialContent, headers: headers, body: ResponseBody(byteBuffer: part))
    }
  }

  private func compressed(for request: Request) -> ByteBuffer? {
    guard let gzipped, let header = request.headers[.acceptEncoding], AcceptedEncodings.haveGzip(header) else { return nil }
    return gzipped.buffer(of: buffer)
  }

  /// The entity tag of the encoding that a client has, according to its list; nil if it has none.
  private func tag(in list: String) -> String? {
    EntityTagList(list).first(of: gzipped == nil ? [entityTag] : [entityTag, gzippedTag])
  }

  private func requestedRange(_ request: Request) -> ByteRange? {
    if let condition = request.headers[.ifRange], condition != entityTag { return nil }
    return request.headers[.range].flatMap { ByteRange(header: $0, length: bytes.count) }
  }
}
