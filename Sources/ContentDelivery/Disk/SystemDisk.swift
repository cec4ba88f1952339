import Foundation

/// The file system of this computer.
///
/// Every method that throws throws ``DiskError``.
public struct SystemDisk: Disk {
  /// Creates a disk. All instances are equal.
  public init() {}

  /// Reads a whole file; nil when it or its folder does not exist.
  public func read(_ path: String) throws -> [UInt8]? {
    let file = openFile(path, O_RDONLY, 0)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    _ = try check(file, path)
    defer { close(file) }
    var status = stat()
    _ = try check(fstat(file, &status), path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, Int(status.st_size)))
    while let part = try part(of: file, path) { bytes += part }
    return bytes
  }

  /// Writes a new file with permissions 0644, and calls `fsync`. Removes an old file or link first.
  ///
  /// NB: an existing file is never written. If it were a link, the bytes would replace the contents of another file.
  public func write(_ bytes: [UInt8], to path: String) throws {
    try removed(unlink(path), path)
    try put(bytes, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, waits: true)
  }

  /// Appends to a file without `fsync`. A new file has permissions 0644.
  public func append(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, path, O_WRONLY | O_CREAT | O_APPEND, waits: false)
  }

  /// Calls `fsync` on a file or folder.
  public func sync(_ path: String) throws {
    let file = try check(openFile(path, O_RDONLY, 0), path)
    defer { close(file) }
    _ = try check(fsync(file), path)
  }

  /// Calls `rename`.
  public func move(_ path: String, to other: String) throws { _ = try check(rename(path, other), other) }

  /// Calls `link`.
  public func link(_ path: String, to other: String) throws { _ = try check(makeLink(path, other), other) }

  /// Calls `symlink`.
  public func pointer(at path: String, to target: String) throws { _ = try check(symlink(target, path), path) }

  /// Reads a symbolic link; nil when there is none or it cannot be read.
  public func target(of path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

  /// Creates a folder and its parent folders with permissions 0755.
  public func makeFolder(_ path: String) throws {
    let problem = make(path)
    if problem == 0 || problem == EEXIST { return }
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard problem == ENOENT, above != path else { throw DiskError(path: path, code: problem) }
    try makeFolder(above)
    try makeFolder(path)
  }

  /// - Returns: the `errno`; 0 on success.
  private func make(_ folder: String) -> Int32 { mkdir(folder, 0o755) == 0 ? 0 : errno }

  /// Lists a folder without `.` and `..`.
  public func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      let code = errno
      if code == ENOENT { return [] }
      throw DiskError(path: path, code: code)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      names.append(Self.name(of: entry))
    }
    guard errno == 0 else { throw DiskError(path: path, code: errno) }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { String(cString: $0) }
    }
  }

  /// Removes a file, a link, or a folder with its contents. Does not follow links.
  public func remove(_ path: String) throws {
    // NB: `lstat` does not follow symbolic links, so a link without a target is removed too.
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try removed(unlink(path), path) }
    for name in try names(in: path) { try remove("\(path)/\(name)") }
    try removed(rmdir(path), path)
  }

  private func removed(_ result: Int32, _ path: String) throws {
    if result < 0, errno == ENOENT { return }
    _ = try check(result, path)
  }

  private func put(_ bytes: [UInt8], _ path: String, _ flags: Int32, waits: Bool) throws {
    let file = try check(openFile(path, flags, 0o644), path)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      rest = rest.dropFirst(Int(try check(Int32(clamping: count), path)))
    }
    if waits { _ = try check(fsync(file), path) }
  }

  /// The next bytes of a file; nil at its end.
  private func part(of file: Int32, _ path: String) throws -> [UInt8]? {
    let part = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var found = readBytes(file, buffer.baseAddress, buffer.count)
      while found < 0, errno == EINTR { found = readBytes(file, buffer.baseAddress, buffer.count) }
      count = Int(try check(Int32(clamping: found), path))
    }
    return part.isEmpty ? nil : part
  }

  private func check(_ result: Int32, _ path: String) throws -> Int32 {
    guard result < 0 else { return result }
    throw DiskError(path: path, code: errno)
  }
}

// NB: these functions give the system's functions other names, because the methods above would hide them.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags | O_CLOEXEC, mode) }
private func makeLink(_ path: String, _ other: String) -> Int32 { link(path, other) }
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, bytes, count) }
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
