import Crypto
import Foundation

/// A public key whose signatures are believed (Ed25519, RFC 8032).
public struct TrustedKey: Sendable, Hashable {
  private static let prefix = "nivel-key-1 "
  private let raw: [UInt8]

  init(_ key: Curve25519.Signing.PublicKey) { raw = Array(key.rawRepresentation) }

  /// Reads a key as ``fileText`` writes it, or its Base64 part alone. Nil for anything else.
  public init?(text: String) {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(base64: line.hasPrefix(Self.prefix) ? String(line.dropFirst(Self.prefix.count)) : line)
  }

  /// Reads what ``text`` wrote, and nothing else.
  init?(base64: String) {
    guard let bytes = Data(base64Encoded: base64), bytes.count == 32,
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { return nil }
    self.init(key)
  }

  /// The 32 bytes of the key in Base64: what `--trust` takes.
  public var text: String { Data(raw).base64EncodedString() }

  /// One line for a file.
  public var fileText: String { Self.prefix + text }

  /// The first 16 hexadecimal digits of the key's SHA-256: says which key signed, and proves nothing.
  public var id: String { String(ContentHash(of: raw).hex.prefix(16)) }

  func believes(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw) else { return false }
    return key.isValidSignature(signature, for: bytes)
  }
}
