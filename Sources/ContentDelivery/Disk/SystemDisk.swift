import Foundation

/// The disk of this machine.
public struct SystemDisk: Disk {
  public init() {}

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

  public func write(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, path, O_WRONLY | O_CREAT | O_TRUNC, waits: true)
  }

  public func append(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, path, O_WRONLY | O_CREAT | O_APPEND, waits: false)
  }

  public func sync(_ path: String) throws {
    let file = try check(openFile(path, O_RDONLY, 0), path)
    defer { close(file) }
    _ = try check(fsync(file), path)
  }

  public func move(_ path: String, to other: String) throws { _ = try check(rename(path, other), other) }

  public func link(_ path: String, to other: String) throws { _ = try check(makeLink(path, other), other) }

  public func pointer(at path: String, to target: String) throws { _ = try check(symlink(target, path), path) }

  public func target(of path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

  public func makeFolder(_ path: String) throws {
    let problem = make(path)
    if problem == 0 || problem == EEXIST { return }
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard problem == ENOENT, above != path else { throw DiskError(path: path, code: problem) }
    try makeFolder(above)
    try makeFolder(path)
  }

  /// - Returns: what went wrong, 0 when nothing did.
  private func make(_ folder: String) -> Int32 { mkdir(folder, 0o755) == 0 ? 0 : errno }

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

  public func remove(_ path: String) throws {
    // NB: a symbolic link is not followed, and one that leads nowhere is there.
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

  /// What comes next in a file; nil at its end.
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

// NB: the system's functions under names that the methods above do not hide.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags | O_CLOEXEC, mode) }
private func makeLink(_ path: String, _ other: String) -> Int32 { link(path, other) }
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, bytes, count) }
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
