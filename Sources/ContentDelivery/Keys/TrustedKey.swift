import Crypto
import Foundation

/// A public key whose signatures are believed (Ed25519, RFC 8032).
public struct TrustedKey: Sendable, Hashable {
  private static let prefix = "nivel-key-1 "
  private let raw: [UInt8]

  init(_ key: Curve25519.Signing.PublicKey) { raw = Array(key.rawRepresentation) }

  /// Reads a key as ``text`` writes it, or its Base64 part alone. Nil for anything else.
  public init?(text: String) {
    guard let bytes = KeyText.bytes(of: text, prefix: Self.prefix) ?? KeyText.bytes(of: text, prefix: ""),
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

/// Keys as text.
enum KeyText {
  static func bytes(of text: String, prefix: String) -> Data? {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.hasPrefix(prefix), let bytes = Data(base64Encoded: String(line.dropFirst(prefix.count))), bytes.count == 32 else {
      return nil
    }
    return bytes
  }
}
