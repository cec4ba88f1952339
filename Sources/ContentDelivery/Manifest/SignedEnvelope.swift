import StrictJSON

/// The file `manifest.json`: a signed manifest, and the roots that lead to the keys that signed it. It is one file, so that no cache can
/// combine one manifest with the signature of another.
public struct SignedEnvelope: Sendable, Hashable {
  /// The maximum number of roots. When there are more, the oldest are dropped.
  public static let rootLimit = 16

  /// The signed manifest; see ``ContentManifest``.
  public let manifest: SignedDocument
  /// The roots in the order of their versions; see ``KeySet``.
  public let roots: [SignedDocument]

  /// Creates an envelope. It keeps the newest ``rootLimit`` roots.
  public init(manifest: SignedDocument, roots: [SignedDocument] = []) {
    self.manifest = manifest
    self.roots = roots.suffix(Self.rootLimit)
  }

  /// Signs a manifest with each key once.
  /// - Throws: the errors of the system's random number generator.
  public init(signing payload: [UInt8], with keys: [SigningKey], roots: [SignedDocument] = []) throws {
    self.init(manifest: try SignedDocument(signing: payload, with: keys), roots: roots)
  }

  /// The bytes of the manifest.
  public var payload: [UInt8] { manifest.payload }
}

// MARK: - As a file

extension SignedEnvelope {
  /// The bytes of the file: JSON and a line feed.
  public var bytes: [UInt8] {
    let chain = roots.isEmpty ? [] : [JSON.Member(key: "roots", value: .array(roots.map { .object($0.members) }))]
    return JSON.object(manifest.members + chain).bytes + [0x0A]
  }

  /// Parses an envelope. Nil for another format, without a reason: error messages must not depend on unsigned data.
  public init?(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes), let manifest = SignedDocument(json) else { return nil }
    guard let list = json["roots"] == nil ? [] : json["roots"]?.array, list.count <= Self.rootLimit else { return nil }
    let roots = list.compactMap { SignedDocument($0) }
    guard roots.count == list.count else { return nil }
    self.init(manifest: manifest, roots: roots)
  }
}
