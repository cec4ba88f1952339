import Crypto
import Foundation

/// A public key whose signatures are trusted (Ed25519, RFC 8032).
public struct TrustedKey: Sendable, Hashable {
  private static let prefix = "nivel-key-1 "
  private let raw: [UInt8]

  init(_ key: Curve25519.Signing.PublicKey) { raw = Array(key.rawRepresentation) }

  /// Parses the format of ``fileText`` or of ``text``. Nil for every other text.
  public init?(text: String) {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(base64: line.hasPrefix(Self.prefix) ? String(line.dropFirst(Self.prefix.count)) : line)
  }

  /// Parses the format of ``text``, and no other format.
  init?(base64: String) {
    guard let bytes = Data(base64Encoded: base64), bytes.count == 32,
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { return nil }
    self.init(key)
  }

  /// The 32 bytes of the key in Base64, as the option `--trust` expects it.
  public var text: String { Data(raw).base64EncodedString() }

  /// The key as one line of a file, with a prefix that names the format.
  public var fileText: String { Self.prefix + text }

  /// The first 16 hexadecimal digits of the key's SHA-256. The id tells keys apart, and proves nothing.
  public var id: String { String(ContentHash(of: raw).hex.prefix(16)) }

  /// Whether this key made a signature of some bytes.
  func verifies(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw) else { return false }
    return key.isValidSignature(signature, for: bytes)
  }
}
