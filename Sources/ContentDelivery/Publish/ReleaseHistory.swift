/// What a release folder held before, so that blobs can be removed that nobody is in the middle of any more.
///
///     .releases/<serial>.json      the manifests of releases before the one that is published, as they were; a host need not serve them
///     blobs/<sha256>               blobs that one of the newest ten releases names stay
struct ReleaseHistory: Sendable {
  /// So many releases keep their blobs, the newest included.
  static let length = 10

  let path: String
  let disk: any Disk

  private var folder: String { "\(path)/.releases" }
  private func file(_ serial: Int) -> String { "\(folder)/\(serial).json" }

  /// Remembers a release that is about to be replaced.
  func keep(_ envelope: SignedEnvelope, serial: Int) throws {
    try disk.makeFolder(folder)
    try disk.replace(file(serial), with: envelope.bytes, in: folder)
  }

  /// Removes the blobs that no release of the newest ten names, and the memory of those before.
  ///
  /// NB: where a release of the ten is not remembered, as in a folder that an older program wrote, nobody knows what it needs, and all stays.
  func tidy(newest: ContentManifest) throws {
    let oldest = max(1, newest.serial - Self.length + 1)
    let earlier = try (oldest..<newest.serial).map(manifest)
    let known = earlier.compactMap(\.self)
    guard known.count == earlier.count else { return }
    let needed = Set((known + [newest]).flatMap { $0.languages.values.map(\.hash.hex) })
    for name in try disk.names(in: "\(path)/blobs") where Self.isBlob(name) && !needed.contains(name) {
      try disk.remove("\(path)/blobs/\(name)")
    }
    for name in try disk.names(in: folder) where !Self.isOf(oldest..<newest.serial, name) { try disk.remove("\(folder)/\(name)") }
  }

  private func manifest(_ serial: Int) throws -> ContentManifest? {
    try disk.read(file(serial)).flatMap(SignedEnvelope.init).flatMap { try? ContentManifest($0.payload) }
  }

  /// A blob, or one that was not finished. NB: what others put there is theirs.
  private static func isBlob(_ name: String) -> Bool {
    ContentHash(checksum: "sha256-\(name.hasSuffix(".new") ? String(name.dropLast(4)) : name)") != nil
  }

  private static func isOf(_ serials: Range<Int>, _ name: String) -> Bool {
    name.hasSuffix(".json") && Int(name.dropLast(5)).map(serials.contains) == true
  }
}
