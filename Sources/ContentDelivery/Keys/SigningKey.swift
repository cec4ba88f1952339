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
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.hasPrefix(Self.prefix), let bytes = Data(base64Encoded: String(line.dropFirst(Self.prefix.count))), bytes.count == 32,
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
    else { return nil }
    self.key = key
  }

  /// One line for a file that nobody else may read.
  public var text: String { Self.prefix + key.rawRepresentation.base64EncodedString() }

  public var publicKey: TrustedKey { TrustedKey(key.publicKey) }

  /// - Throws: what the system's source of random numbers throws.
  func signature(of bytes: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: bytes)) }
}

extension [SigningKey] {
  /// Each key once, in the order of their ids.
  var distinct: [SigningKey] {
    Dictionary(map { ($0.publicKey.id, $0) }) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }
}
