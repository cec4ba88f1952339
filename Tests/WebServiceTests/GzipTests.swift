import NIOCore
import Testing

@testable import WebService

struct GzipTests {
  @Test("a client accepts gzip if it says so", arguments: ["gzip", "br, gzip;q=0.5", "deflate, GZIP", "*", "identity;q=0, *;q=0.1"])
  func accepted(header: String) { #expect(AcceptedEncodings.haveGzip(header)) }

  @Test(
    "a client does not accept gzip if it refuses it or does not name it",
    arguments: ["", "br", "gzip;q=0", "gzip; q=0.0, *", "x-gzip2", ";", ","])
  func refused(header: String) { #expect(!AcceptedEncodings.haveGzip(header)) }

  @Test("a compressed text is smaller, and begins as gzip does")
  func compresses() throws {
    var compressed = try Gzip.compressed(ByteBuffer(string: String(repeating: "level ", count: 1_000)))
    #expect(compressed.readableBytes < 600)
    #expect(compressed.readBytes(length: 2) == [0x1F, 0x8B])
  }

  @Test("small files, recordings and pictures are not compressed")
  func notWorthwhile() {
    #expect(GzippedFile.isWorthwhile(mediaType: "text/css; charset=utf-8", size: 2_000))
    #expect(!GzippedFile.isWorthwhile(mediaType: "text/css; charset=utf-8", size: 100))
    #expect(!GzippedFile.isWorthwhile(mediaType: "audio/ogg", size: 2_000))
    #expect(!GzippedFile.isWorthwhile(mediaType: "image/png", size: 2_000))
  }
}
