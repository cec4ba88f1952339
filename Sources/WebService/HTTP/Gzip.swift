import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// The format gzip (RFC 1952).
enum Gzip {
  /// Compresses bytes.
  ///
  /// NB: swift-nio-extras offers its compressor as a handler of a channel only.
  /// - Throws: The errors of the compressor.
  static func compressed(_ bytes: ByteBuffer) throws -> ByteBuffer {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
    try channel.writeInbound(HTTPServerRequestPart.head(request))
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(bytes)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    var compressed = ByteBuffer()
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      if case .body(.byteBuffer(var part)) = part { compressed.writeBuffer(&part) }
    }
    _ = try channel.finish()
    return compressed
  }

  /// Whether a client accepts gzip, by its `Accept-Encoding` header (RFC 9110, section 12.5.3).
  static func isAccepted(_ header: String) -> Bool {
    var weights: [Substring: Bool] = [:]
    for entry in header.lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let coding = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      weights[Substring(coding)] = weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
    return weights["gzip"] ?? weights["*"] ?? false
  }
}
