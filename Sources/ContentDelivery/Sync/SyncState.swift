import StrictJSON

/// The state that a client stores beside the content.
struct SyncState: Sendable, Hashable {
  /// The highest serial that was ever accepted. Lower serials are refused.
  var serial = 0
  /// The hash of that release's manifest. Another manifest with the same serial is refused.
  var payload: ContentHash?
  /// The entity tag of the manifest file, for conditional requests.
  var entityTag: String?
  /// The serial of a release that was rolled back by hand. It is not activated again.
  var setBack: Int?
  /// The trusted keys; nil before the first verified release.
  var trust: Trust?

  /// The keys given by hand, and the newest root that followed them.
  struct Trust: Sendable, Hashable {
    let pinned: Set<TrustedKey>
    /// Nil when no root was accepted.
    let root: KeySet?
  }

  var bytes: [UInt8] {
    let json: JSON = [
      "schema_version": .number(1), "serial": .number(serial), "payload": .string(payload?.checksum), "entity_tag": .string(entityTag),
      "set_back": setBack.map { .number($0) } ?? .null, "trust": trust?.json ?? .null,
    ]
    return json.bytes + [0x0A]
  }

  init() {}

  /// NB: a state that cannot be parsed counts as empty. The active release still has its serial.
  init(_ bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes) else { return }
    serial = json["serial"]?.integer ?? 0
    payload = json["payload"]?.string.flatMap(ContentHash.init(checksum:))
    entityTag = json["entity_tag"]?.string
    setBack = json["set_back"]?.integer
    trust = json["trust"].flatMap(Trust.init)
  }
}

extension SyncState.Trust {
  fileprivate var json: JSON { ["pinned": .strings(pinned.map(\.text).sorted()), "root": root?.json ?? .null] }

  fileprivate init?(_ json: JSON) {
    guard let texts = json["pinned"]?.array, let root = json["root"] else { return nil }
    pinned = Set(texts.compactMap { $0.string.flatMap(TrustedKey.init(base64:)) })
    self.root = try? KeySet(root)
    guard pinned.count == texts.count, root.isNull || self.root != nil else { return nil }
  }
}
