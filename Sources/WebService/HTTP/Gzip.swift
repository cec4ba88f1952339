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
}
