import StrictJSON

/// What a client remembers apart from content.
struct SyncState: Sendable, Hashable {
  /// The highest serial that was ever taken; nothing older is.
  var serial = 0
  /// The manifest of that serial, so that there cannot be two of it.
  var payload: ContentHash?
  /// Of the manifest file, for conditional requests.
  var entityTag: String?
  /// A release that was set back by hand, and is not taken again.
  var setBack: Int?
  /// Which keys are trusted; nil when nothing was ever believed.
  var trust: Trust?

  /// The keys that were given by hand, and what roots have made of them.
  struct Trust: Sendable, Hashable {
    let pinned: Set<TrustedKey>
    /// Nil when no root has been taken.
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

  /// NB: a state that cannot be read is none. The release in use still knows its serial.
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
