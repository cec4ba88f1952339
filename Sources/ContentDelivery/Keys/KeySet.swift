import StrictJSON

/// The keys that are trusted, and the number of them that must sign.
///
/// A client begins with the keys that it was given. A *root* is a key set that is signed by enough keys of the previous set and by enough
/// of its own. Roots replace keys one after the other, and a client that missed some roots can verify the whole chain.
public struct KeySet: Sendable, Hashable {
  /// The version of the format of roots.
  public static let schemaVersion = 1
  /// The maximum number of keys in a root.
  public static let keyLimit = 16

  /// Increases with every root; 0 for keys given by hand.
  public let version: Int
  /// The number of different keys that must sign.
  public let threshold: Int
  /// The trusted keys, without repetitions.
  public let keys: [TrustedKey]

  /// Creates a key set from its parts. It does not check the ranges.
  /// - Parameters:
  ///   - version: 1 to 2,147,483,647.
  ///   - threshold: 1 to the number of keys.
  ///   - keys: 1 to 16 distinct keys.
  public init(version: Int, threshold: Int, keys: [TrustedKey]) {
    (self.version, self.threshold, self.keys) = (version, threshold, keys)
  }

  /// The set of keys given by hand. The signature of any one of them is enough.
  init(pinned keys: some Sequence<TrustedKey>) { self.init(version: 0, threshold: 1, keys: Array(Set(keys))) }

  /// Whether enough of the keys signed a document.
  func trusts(_ document: SignedDocument) -> Bool { document.signers(among: keys).count >= threshold }

  /// The trusted keys after a chain of roots. A root that the keys before it did not sign is skipped.
  func following(_ roots: [SignedDocument]) -> KeySet { roots.reduce(self) { $0.successor($1) ?? $0 } }

  /// NB: the signatures are verified before the payload is parsed.
  private func successor(_ root: SignedDocument) -> KeySet? {
    guard trusts(root), let next = try? KeySet(root.payload), next.version > version, next.trusts(root) else { return nil }
    return next
  }
}

// MARK: - As JSON

extension KeySet {
  /// The payload that is signed. Equal key sets have equal bytes.
  public var bytes: [UInt8] { json.bytes }

  var json: JSON {
    [
      "schema_version": .number(Self.schemaVersion), "version": .number(version), "threshold": .number(threshold),
      "keys": .strings(keys.map(\.text)),
    ]
  }

  /// Parses a root. Verify the signatures of the previous keys first.
  /// - Throws: ``ManifestError``.
  public init(_ bytes: [UInt8]) throws(ManifestError) {
    do { try self.init(JSON.parse(bytes)) } catch {
      throw error as? ManifestError ?? ManifestError(message: "not JSON: \(error)")
    }
  }

  /// NB: unknown members are allowed, as in a manifest.
  init(_ json: JSON) throws(ManifestError) {
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems), let set = Self.read(&reader), problems.list.isEmpty else {
      throw ManifestError(message: problems.list.first?.description ?? "unreadable")
    }
    self = set
  }

  private static func read(_ reader: inout JSONObjectReader) -> KeySet? {
    _ = reader.integer("schema_version", in: schemaVersion...schemaVersion)
    let (version, threshold) = (reader.integer("version", in: 1...Int(Int32.max)), reader.integer("threshold", in: 1...keyLimit))
    let texts = reader.strings("keys")
    let keys = texts.compactMap { TrustedKey(base64: $0) }
    if keys.count != texts.count || Set(keys).count != keys.count || !(1...keyLimit).contains(keys.count) {
      reader.complain("expected 1 to \(keyLimit) distinct public keys", at: "keys")
    }
    if let threshold, threshold > keys.count { reader.complain("greater than the number of keys", at: "threshold") }
    guard let version, let threshold else { return nil }
    return KeySet(version: version, threshold: threshold, keys: keys)
  }
}
