/// The few things that publishing and syncing do to files, each a step that can fail, or be the last before the power goes.
public protocol Disk: Sendable {
  /// The bytes of a file, nil when there is none.
  func read(_ path: String) throws -> [UInt8]?
  /// Writes a whole file, until it is on the disk. What was there is lost, so that it is only used for files that nothing refers to.
  func write(_ bytes: [UInt8], to path: String) throws
  /// Adds to a file, which is made when it is not there. Not on the disk before ``sync(_:)``.
  func append(_ bytes: [UInt8], to path: String) throws
  /// Waits until a file, or the names in a folder, are on the disk.
  func sync(_ path: String) throws
  /// Gives a file another name, in one step; a file or link of that name is replaced.
  func move(_ path: String, to other: String) throws
  /// Gives a file a second name, which must be free.
  func link(_ path: String, to other: String) throws
  /// Makes a symbolic link.
  func pointer(at path: String, to target: String) throws
  /// Where a symbolic link leads, nil when there is none.
  func target(of path: String) -> String?
  /// Makes a folder, and those above it; it may be there.
  func makeFolder(_ path: String) throws
  /// The names in a folder, sorted; none when there is no folder.
  func names(in path: String) throws -> [String]
  /// Removes a file or a folder with all in it; it may be gone.
  func remove(_ path: String) throws
}

extension Disk {
  /// Writes a file that others may be reading: they see the old one or the new one, and after a crash there is one of both.
  func replace(_ path: String, with bytes: [UInt8], in folder: String) throws {
    let draft = "\(path).new"
    try write(bytes, to: draft)
    try move(draft, to: path)
    try sync(folder)
  }

  /// Makes a symbolic link lead elsewhere, in one step.
  func redirect(_ path: String, to target: String, in folder: String) throws {
    let draft = "\(path).new"
    try remove(draft)
    try pointer(at: draft, to: target)
    try move(draft, to: path)
    try sync(folder)
  }
}
