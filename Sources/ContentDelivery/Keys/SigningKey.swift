import Crypto
import Foundation

/// A private key that signs releases (Ed25519, RFC 8032).
public struct SigningKey: Sendable {
  private static let prefix = "nivel-signing-key-1 "
  private let key: Curve25519.Signing.PrivateKey

  /// A new key, from the system's source of random numbers.
  public init() { key = Curve25519.Signing.PrivateKey() }

  /// Reads what ``text`` wrote. Nil for anything else.
  public init?(text: String) {
    guard let bytes = KeyText.bytes(of: text, prefix: Self.prefix), let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
    else { return nil }
    self.key = key
  }

  /// One line for a file that nobody else may read.
  public var text: String { Self.prefix + key.rawRepresentation.base64EncodedString() }

  public var publicKey: TrustedKey { TrustedKey(key.publicKey) }

  /// - Throws: what the system's source of random numbers throws.
  func signature(of bytes: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: bytes)) }
}
