import Crypto

/// The SHA-256 of a file (FIPS 180-4). It is the name of the file's blob.
public struct ContentHash: Sendable, Hashable {
  /// 64 hexadecimal digits, in lower case.
  public let hex: String

  /// Computes the hash of some bytes.
  public init(of bytes: some Sequence<UInt8>) {
    self.init(digest: SHA256.hash(data: Array(bytes)))
  }

  init(digest: SHA256.Digest) {
    let digits = Array("0123456789abcdef")
    hex = String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Reads `sha256-` and 64 hexadecimal digits in lower case. Nil for anything else.
  public init?(checksum: String) {
    guard checksum.hasPrefix("sha256-") else { return nil }
    let hex = String(checksum.dropFirst(7))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    guard hex.utf8.count == 64, hex.utf8.allSatisfy({ digits.contains($0) || letters.contains($0) }) else { return nil }
    self.hex = hex
  }

  /// The format in manifests: `sha256-` and ``hex``.
  public var checksum: String { "sha256-\(hex)" }
}
