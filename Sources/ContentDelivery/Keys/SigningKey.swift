import Crypto
import Foundation

/// A private key that signs releases (Ed25519, RFC 8032).
public struct SigningKey: Sendable {
  private static let prefix = "nivel-signing-key-1 "
  private let key: Curve25519.Signing.PrivateKey

  /// Generates a key with the system's random number generator.
  public init() { key = Curve25519.Signing.PrivateKey() }

  /// Parses the format of ``text``. Nil for every other text.
  public init?(text: String) {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.hasPrefix(Self.prefix), let bytes = Data(base64Encoded: String(line.dropFirst(Self.prefix.count))), bytes.count == 32,
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
    else { return nil }
    self.key = key
  }

  /// The private key as one line. Store it in a file that nobody else can read.
  public var text: String { Self.prefix + key.rawRepresentation.base64EncodedString() }

  /// The key that clients need to verify the signatures.
  public var publicKey: TrustedKey { TrustedKey(key.publicKey) }

  /// - Throws: the errors of the system's random number generator.
  func signature(of bytes: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: bytes)) }
}

extension [SigningKey] {
  /// The keys without repetitions, in the order of their ids.
  var distinct: [SigningKey] {
    Dictionary(map { ($0.publicKey.id, $0) }) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }
}
