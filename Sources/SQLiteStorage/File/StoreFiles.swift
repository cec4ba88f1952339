#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of a data folder.
struct StoreFiles: Sendable {
  let folder: String

  var database: String { "\(folder)/nivel.sqlite" }
  var log: String { "\(folder)/nivel.sqlite-wal" }
  var index: String { "\(folder)/nivel.sqlite-shm" }
  var lock: String { "\(folder)/nivel.lock" }
  /// A database that is being created.
  var unfinished: String { "\(folder)/nivel.sqlite.new" }

  /// What the system knows about a file.
  struct Status: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    /// The permissions, such as 0o600.
    let mode: mode_t
    let kind: mode_t

    var isFolder: Bool { kind == S_IFDIR }
    var isLink: Bool { kind == S_IFLNK }
    /// Whether other users may delete files in the folder or add some, as in /tmp.
    var isShared: Bool { mode & S_ISVTX != 0 }
  }

  /// The status of a file; nil when there is none. A symbolic link is not followed if `ofLink` is true.
  static func status(_ path: String, ofLink: Bool = false) -> Status? {
    // NB: never by opening the file: closing it would drop SQLite's locks (POSIX record locks belong to the process).
    var status = stat()
    guard (ofLink ? lstat(path, &status) : stat(path, &status)) == 0 else { return nil }
    return Status(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      mode: status.st_mode & 0o7777, kind: status.st_mode & S_IFMT)
  }

  /// Closes the folder and its files to other users of the machine: modes 0700 and 0600.
  /// - Throws: ``StorageError`` when that is impossible.
  func makePrivate() throws(StorageError) {
    guard let status = Self.status(folder), status.isFolder else {
      throw .cannotOpen(path: folder, reason: "there is no such folder: check --data")
    }
    guard !status.isShared else { throw .sharedFolder(path: folder) }
    try Self.makePrivate(folder, mode: 0o700)
    for file in [database, log, index, lock] where Self.status(file) != nil { try Self.makePrivate(file, mode: 0o600) }
  }

  private static func makePrivate(_ path: String, mode: mode_t) throws(StorageError) {
    guard let status = status(path), status.mode != mode else { return }
    guard chmod(path, mode) != 0 || self.status(path)?.mode != mode else { return }
    // NB: the owner's own permissions may differ, for example in a read-only folder. Those of others must not.
    guard status.mode & 0o077 == 0 else { throw .exposed(path: path, mode: Int(status.mode)) }
  }

  /// Creates an empty file that only its owner can read.
  static func create(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
    close(descriptor)
  }

  /// Waits until a file, or the names in a folder, are on the disk.
  static func synchronize(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
  }
}

/// The files that an open store writes to. They are compared with those at the paths, because the system goes on writing to a file that
/// was deleted or replaced.
struct OpenFiles: Sendable {
  private struct Identity: Sendable, Hashable {
    let device: UInt64
    let inode: UInt64

    init?(_ path: String) {
      guard let status = StoreFiles.status(path) else { return nil }
      (device, inode) = (status.device, status.inode)
    }
  }

  private let files: [(path: String, identity: Identity)]

  /// Remembers the files of a store that was just opened.
  init(_ files: StoreFiles) throws(StorageError) {
    var known: [(path: String, identity: Identity)] = []
    for path in [files.database, files.log, files.index, files.lock] {
      guard let identity = Identity(path) else { throw .vanished(path: path) }
      known.append((path, identity))
    }
    self.files = known
  }

  /// - Throws: ``StorageError/vanished(path:)`` when a path has no file, or another one.
  func verify() throws(StorageError) {
    for (path, identity) in files where Identity(path) != identity { throw .vanished(path: path) }
  }
}
