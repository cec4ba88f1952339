/// The file operations that publishing and syncing use. Each operation may fail, and power may be lost after each.
public protocol Disk: Sendable {
  /// The bytes of a file; nil when it does not exist.
  func read(_ path: String) throws -> [UInt8]?
  /// Writes a whole file, and waits until it is on the disk. A crash may leave a part, so use it only for files that nothing refers to.
  func write(_ bytes: [UInt8], to path: String) throws
  /// Appends to a file, and creates the file if necessary. The bytes are on the disk only after ``sync(_:)``.
  func append(_ bytes: [UInt8], to path: String) throws
  /// Waits until the contents of a file, or the names in a folder, are on the disk.
  func sync(_ path: String) throws
  /// Renames a file in one step, and replaces a file or link that has the new name.
  func move(_ path: String, to other: String) throws
  /// Creates a hard link. The new name must be free.
  func link(_ path: String, to other: String) throws
  /// Creates a symbolic link.
  func pointer(at path: String, to target: String) throws
  /// The target of a symbolic link; nil when there is no link.
  func target(of path: String) -> String?
  /// Creates a folder and its parent folders. The folder may exist already.
  func makeFolder(_ path: String) throws
  /// The names in a folder, sorted; empty when the folder does not exist.
  func names(in path: String) throws -> [String]
  /// Removes a file, or a folder with its contents. It need not exist.
  func remove(_ path: String) throws
}

extension Disk {
  /// Replaces a file in one step: readers see the old file or the new one, also after a crash.
  func replace(_ path: String, with bytes: [UInt8], in folder: String) throws {
    let draft = "\(path).new"
    try write(bytes, to: draft)
    try move(draft, to: path)
    try sync(folder)
  }

  /// Changes the target of a symbolic link in one step.
  func redirect(_ path: String, to target: String, in folder: String) throws {
    let draft = "\(path).new"
    try remove(draft)
    try pointer(at: draft, to: target)
    try move(draft, to: path)
    try sync(folder)
  }
}
