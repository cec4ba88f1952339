import Reproducible

/// What the simulated disk knows about one file: the bytes that survive a power loss for certain, and the changes that may not.
struct DiskFile {
  /// A change that the file system has accepted and not yet written to the disk.
  enum Change {
    case write(offset: Int, bytes: [UInt8])
    case truncate(size: Int)
  }

  /// The unit in which a disk writes. A power loss tears a larger write between sectors.
  static let sectorSize = 512

  /// The bytes on the disk; nil while the file has no durable name.
  private(set) var durable: [UInt8]?
  private(set) var pending: [Change] = []
  /// Whether the file was deleted, and the deletion may be lost.
  private(set) var isDeleted = false

  /// - Parameter content: The bytes of a file that was there before the simulation; nil for a new file.
  init(content: [UInt8]?) { durable = content }

  mutating func add(_ change: Change) { pending.append(change) }

  /// All changes so far are on the disk.
  mutating func synchronize() {
    var bytes = durable ?? []
    for change in pending { Self.apply(change, to: &bytes) }
    (durable, pending) = (bytes, [])
  }

  /// A synchronization failed. As on Linux, each change is on the disk or lost, and a later synchronization does not repeat it.
  mutating func failToSynchronize(using random: inout SeededGenerator) {
    let bytes = survivor(using: &random)
    (durable, pending) = (durable == nil ? nil : bytes, [])
  }

  mutating func delete(isDurable: Bool) {
    isDeleted = true
    if isDurable { (durable, pending) = (nil, []) }
  }

  /// The bytes after a power loss; nil when the file is gone. Each change survives whole, in part, or not at all.
  func survivor(using random: inout SeededGenerator) -> [UInt8]? {
    guard !isDeleted else { return random.below(2) == 0 ? nil : durable }
    // NB: the name of a new file becomes durable with its first synchronization.
    if durable == nil, random.below(2) == 0 { return nil }
    var bytes = durable ?? []
    let isPrefix = random.below(3) == 0
    var remaining = isPrefix ? random.below(pending.count + 1) : pending.count
    for change in pending {
      guard remaining > 0 else { break }
      remaining -= 1
      if isPrefix { Self.apply(change, to: &bytes) } else { Self.tear(change, over: &bytes, using: &random) }
    }
    return bytes
  }

  private static func tear(_ change: Change, over bytes: inout [UInt8], using random: inout SeededGenerator) {
    switch random.below(3) {
    case 0: return
    case 1: apply(change, to: &bytes)
    default:
      guard case .write(let offset, let new) = change else { return }
      var start = 0
      while start < new.count {
        let end = min(new.count, start + sectorSize - (offset + start) % sectorSize)
        if random.below(2) == 0 { apply(.write(offset: offset + start, bytes: Array(new[start..<end])), to: &bytes) }
        start = end
      }
    }
  }

  private static func apply(_ change: Change, to bytes: inout [UInt8]) {
    switch change {
    case .write(let offset, let new):
      let end = offset + new.count
      if bytes.count < end { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
      bytes.replaceSubrange(offset..<end, with: new)
    case .truncate(let size): if size < bytes.count { bytes.removeLast(bytes.count - size) }
    }
  }
}
