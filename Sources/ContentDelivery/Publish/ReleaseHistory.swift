/// The earlier releases of a release folder. Blobs that no recent release needs are removed; clients may still be downloading the others.
///
///     .releases/<serial>.json      the manifests of earlier releases; a host need not serve them
///     blobs/<sha256>               the blobs of the newest ten releases
struct ReleaseHistory: Sendable {
  /// The number of releases that keep their blobs, including the newest.
  static let length = 10

  let path: String
  let disk: any Disk

  private var folder: String { "\(path)/.releases" }
  private func file(_ serial: Int) -> String { "\(folder)/\(serial).json" }

  /// Stores the manifest of a release that is about to be replaced.
  func keep(_ envelope: SignedEnvelope, serial: Int) throws {
    try disk.makeFolder(folder)
    try disk.replace(file(serial), with: envelope.bytes, in: folder)
  }

  /// Removes the blobs that none of the newest ten releases names, and the manifests of older releases.
  ///
  /// NB: if the manifest of one of the ten is missing, as in a folder of an older version, its blobs are unknown. Then nothing is removed.
  func tidy(newest: ContentManifest) throws {
    let oldest = max(1, newest.serial - Self.length + 1)
    let earlier = try (oldest..<newest.serial).map(manifest)
    let known = earlier.compactMap(\.self)
    guard known.count == earlier.count else { return }
    let needed = Set((known + [newest]).flatMap { $0.files.map(\.hash.hex) })
    for name in try disk.names(in: "\(path)/blobs") where Self.isBlob(name) && !needed.contains(name) {
      try disk.remove("\(path)/blobs/\(name)")
    }
    for name in try disk.names(in: folder) where !Self.isOf(oldest..<newest.serial, name) { try disk.remove("\(folder)/\(name)") }
  }

  private func manifest(_ serial: Int) throws -> ContentManifest? {
    try disk.read(file(serial)).flatMap(SignedEnvelope.init).flatMap { try? ContentManifest($0.payload) }
  }

  /// Whether a name is that of a blob or of an unfinished blob. NB: files of other programs are never removed.
  private static func isBlob(_ name: String) -> Bool {
    ContentHash(checksum: "sha256-\(name.hasSuffix(".new") ? String(name.dropLast(4)) : name)") != nil
  }

  private static func isOf(_ serials: Range<Int>, _ name: String) -> Bool {
    name.hasSuffix(".json") && Int(name.dropLast(5)).map(serials.contains) == true
  }
}
