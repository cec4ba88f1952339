import Foundation
import StrictJSON

/// A payload with signatures over exactly its bytes. The payload is a manifest or a root.
public struct SignedDocument: Sendable, Hashable {
  /// A signature and the id of its key.
  public struct Signature: Sendable, Hashable {
    /// The id of the key; see ``TrustedKey/id``.
    public let keyID: String
    /// The 64 bytes of the Ed25519 signature, unless the file is malformed.
    public let bytes: [UInt8]
  }

  /// The maximum number of signatures.
  public static let signatureLimit = 16

  /// The bytes that are signed.
  public let payload: [UInt8]
  /// In the order of the file. They are not verified yet.
  public let signatures: [Signature]

  /// Signs a payload with each key once, in the order of the key ids.
  /// - Throws: the errors of the system's random number generator.
  public init(signing payload: [UInt8], with keys: [SigningKey]) throws {
    self.payload = payload
    signatures = try keys.distinct.map { Signature(keyID: $0.publicKey.id, bytes: try $0.signature(of: payload)) }
  }

  /// Those of the given keys that signed the payload.
  public func signers(among keys: some Sequence<TrustedKey>) -> Set<TrustedKey> {
    Set(keys.filter { key in signatures.contains { $0.keyID == key.id && key.verifies($0.bytes, of: payload) } })
  }
}

// MARK: - As JSON

extension SignedDocument {
  /// The members of the document as a JSON object.
  var members: [JSON.Member] {
    let signatures = signatures.map { signature in
      ["key_id": .string(signature.keyID), "signature": .string(Data(signature.bytes).base64EncodedString())] as JSON
    }
    return [
      JSON.Member(key: "payload", value: .string(Data(payload).base64EncodedString())),
      JSON.Member(key: "signatures", value: .array(signatures)),
    ]
  }

  /// Parses a document. Nil for another format, without a reason: error messages must not depend on unsigned data.
  init?(_ json: JSON) {
    guard let payload = json["payload"]?.string.flatMap({ Data(base64Encoded: $0) }), let list = json["signatures"]?.array,
      list.count <= Self.signatureLimit
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
