import StrictJSON

/// A manifest and the roots that lead to the keys it is signed with, as one file, so that no cache can mix one manifest with the signature
/// of another.
public struct SignedEnvelope: Sendable, Hashable {
  /// The oldest is left out when there would be more.
  public static let rootLimit = 16

  public let manifest: SignedDocument
  /// In the order of their versions; see ``KeySet``.
  public let roots: [SignedDocument]

  public init(manifest: SignedDocument, roots: [SignedDocument] = []) {
    self.manifest = manifest
    self.roots = roots.suffix(Self.rootLimit)
  }

  public init(signing payload: [UInt8], with keys: [SigningKey], roots: [SignedDocument] = []) throws {
    self.init(manifest: try SignedDocument(signing: payload, with: keys), roots: roots)
  }

  public var payload: [UInt8] { manifest.payload }
}

// MARK: - As a file

extension SignedEnvelope {
  public var bytes: [UInt8] {
    let chain = roots.isEmpty ? [] : [JSON.Member(key: "roots", value: .array(roots.map { .object($0.members) }))]
    return JSON.object(manifest.members + chain).bytes + [0x0A]
  }

  /// Reads an envelope. Nil for anything else: what is not signed is not explained.
  public init?(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes), let manifest = SignedDocument(json) else { return nil }
    guard let list = json["roots"] == nil ? [] : json["roots"]?.array, list.count <= Self.rootLimit else { return nil }
    let roots = list.compactMap { SignedDocument($0) }
    guard roots.count == list.count else { return nil }
    self.init(manifest: manifest, roots: roots)
  }
}
