import StrictJSON

/// Which keys are trusted, and how many of them must sign.
///
/// A client begins with keys that it was given. A *root* is a key set that was signed by the keys before it and by its own; so keys can be
/// replaced, one root after the other, and a client that missed some can still follow.
public struct KeySet: Sendable, Hashable {
  public static let schemaVersion = 1
  /// A root names no more keys.
  public static let keyLimit = 16

  /// Rises with every root; 0 where there was none yet.
  public let version: Int
  /// So many different keys must have signed.
  public let threshold: Int
  public let keys: [TrustedKey]

  /// - Parameters:
  ///   - version: 1 to 2,147,483,647.
  ///   - threshold: 1 to the number of keys.
  ///   - keys: 1 to 16, none twice.
  public init(version: Int, threshold: Int, keys: [TrustedKey]) {
    (self.version, self.threshold, self.keys) = (version, threshold, keys)
  }

  /// Keys that were given by hand: any of them is enough.
  init(pinned keys: some Sequence<TrustedKey>) { self.init(version: 0, threshold: 1, keys: Array(Set(keys))) }

  /// Whether enough of the keys signed.
  func trusts(_ document: SignedDocument) -> Bool { document.signers(among: keys).count >= threshold }

  /// The keys that are trusted at the end of a chain of roots. A root that does not follow from the keys before it is passed over.
  func following(_ roots: [SignedDocument]) -> KeySet { roots.reduce(self) { $0.successor($1) ?? $0 } }

  /// NB: the signatures are looked at before anything that was signed is read.
  private func successor(_ root: SignedDocument) -> KeySet? {
    guard trusts(root), let next = try? KeySet(root.payload), next.version > version, next.trusts(root) else { return nil }
    return next
  }
}

// MARK: - As JSON

extension KeySet {
  /// The bytes that are signed: the same key set gives the same bytes.
  public var bytes: [UInt8] { json.bytes }

  var json: JSON {
    [
      "schema_version": .number(Self.schemaVersion), "version": .number(version), "threshold": .number(threshold),
      "keys": .strings(keys.map(\.text)),
    ]
  }

  /// Reads a root whose signatures by the keys before it have been checked.
  public init(_ bytes: [UInt8]) throws(ManifestError) {
    do { try self.init(JSON.parse(bytes)) } catch {
      throw error as? ManifestError ?? ManifestError(message: "not JSON: \(error)")
    }
  }

  /// NB: members it does not know are let pass, as in a manifest.
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
      reader.complain("expected 1 to \(keyLimit) public keys, none twice", at: "keys")
    }
    if let threshold, threshold > keys.count { reader.complain("more than there are keys", at: "threshold") }
    guard let version, let threshold else { return nil }
    return KeySet(version: version, threshold: threshold, keys: keys)
  }
}
