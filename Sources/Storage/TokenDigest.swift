import Crypto

/// The SHA-256 of a secret: the token of a session, the token of a link to a result, or a transfer code.
///
/// Anyone who reads the storage finds the digests, and cannot compute a secret from a digest.
public struct TokenDigest: Sendable, Hashable {
  // NB: four numbers instead of an array, because every request compares keys.
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest of a secret.
  public init(token: String) {
    let digest = SHA256.hash(data: Array(token.utf8))
    words = digest.withUnsafeBytes { bytes in
      (Self.word(0, bytes), Self.word(1, bytes), Self.word(2, bytes), Self.word(3, bytes))
    }
  }

  /// The digest with these bytes; nil unless there are 32.
  public init?(bytes: [UInt8]) {
    guard bytes.count == SHA256.byteCount else { return nil }
    words = bytes.withUnsafeBytes { bytes in
      (Self.word(0, bytes), Self.word(1, bytes), Self.word(2, bytes), Self.word(3, bytes))
    }
  }

  /// The 32 bytes of the digest.
  public var bytes: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  private static func word(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
  }

  /// Whether two digests have the same bytes.
  public static func == (one: TokenDigest, other: TokenDigest) -> Bool { one.words == other.words }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
  }
}
