import Foundation
import StrictJSON

/// A manifest with the signatures of its exact bytes, as one file, so that no cache can mix one manifest with the signature of another.
public struct SignedEnvelope: Sendable, Hashable {
  public struct Signature: Sendable, Hashable {
    public let keyID: String
    public let bytes: [UInt8]
  }

  public let payload: [UInt8]
  public let signatures: [Signature]

  public init(signing payload: [UInt8], with keys: [SigningKey]) throws {
    self.payload = payload
    signatures = try keys.map { Signature(keyID: $0.publicKey.id, bytes: try $0.signature(of: payload)) }
  }

  /// The key that signed it, of those that are trusted; nil when none did.
  public func signer(among keys: [TrustedKey]) -> TrustedKey? {
    keys.first { key in signatures.contains { $0.keyID == key.id && key.believes($0.bytes, of: payload) } }
  }
}

// MARK: - As a file

extension SignedEnvelope {
  public var bytes: [UInt8] {
    let signatures = signatures.map { signature in
      ["key_id": .string(signature.keyID), "signature": .string(Data(signature.bytes).base64EncodedString())] as JSON
    }
    return (["payload": .string(Data(payload).base64EncodedString()), "signatures": .array(signatures)] as JSON).bytes + [0x0A]
  }

  /// Reads an envelope. Nil for anything else: what is not signed is not explained.
  public init?(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes), let payload = json["payload"]?.string.flatMap({ Data(base64Encoded: $0) }),
      let list = json["signatures"]?.array, list.count <= 16
    else { return nil }
    self.payload = Array(payload)
    signatures = list.compactMap { entry in
      guard let keyID = entry["key_id"]?.string, let signature = entry["signature"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
        return nil
      }
      return Signature(keyID: keyID, bytes: Array(signature))
    }
  }
}
