import Foundation
import StrictJSON

/// Some bytes with signatures over exactly these: a manifest, or a root.
public struct SignedDocument: Sendable, Hashable {
  public struct Signature: Sendable, Hashable {
    public let keyID: String
    public let bytes: [UInt8]
  }

  /// No document has more signatures.
  public static let signatureLimit = 16

  public let payload: [UInt8]
  public let signatures: [Signature]

  /// Signs with every key once, in the order of their ids, so that the same keys give the same bytes.
  public init(signing payload: [UInt8], with keys: [SigningKey]) throws {
    self.payload = payload
    signatures = try keys.distinct.map { Signature(keyID: $0.publicKey.id, bytes: try $0.signature(of: payload)) }
  }

  /// The keys that signed it, of those that are named.
  public func signers(among keys: some Sequence<TrustedKey>) -> Set<TrustedKey> {
    Set(keys.filter { key in signatures.contains { $0.keyID == key.id && key.believes($0.bytes, of: payload) } })
  }
}

// MARK: - As JSON

extension SignedDocument {
  /// The members of the object that holds it.
  var members: [JSON.Member] {
    let signatures = signatures.map { signature in
      ["key_id": .string(signature.keyID), "signature": .string(Data(signature.bytes).base64EncodedString())] as JSON
    }
    return [
      JSON.Member(key: "payload", value: .string(Data(payload).base64EncodedString())),
      JSON.Member(key: "signatures", value: .array(signatures)),
    ]
  }

  /// Nil for anything else: what is not signed is not explained.
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
