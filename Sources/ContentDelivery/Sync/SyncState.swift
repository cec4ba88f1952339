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

  var bytes: [UInt8] {
    let json: JSON = [
      "schema_version": .number(1), "serial": .number(serial), "payload": .string(payload?.checksum), "entity_tag": .string(entityTag),
      "set_back": setBack.map { .number($0) } ?? .null,
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
  }
}
