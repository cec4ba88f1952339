import Foundation

/// The disk of this machine.
public struct SystemDisk: Disk {
  public init() {}

  public func read(_ path: String) throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  public func write(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, path, O_WRONLY | O_CREAT | O_TRUNC, waits: true)
  }

  public func append(_ bytes: [UInt8], to path: String) throws {
    try put(bytes, path, O_WRONLY | O_CREAT | O_APPEND, waits: false)
  }

  public func sync(_ path: String) throws {
    let file = try check(open(path, O_RDONLY | O_CLOEXEC), path)
    defer { close(file) }
    _ = try check(fsync(file), path)
  }

  public func move(_ path: String, to other: String) throws { _ = try check(rename(path, other), other) }

  public func link(_ path: String, to other: String) throws {
    try remove(other)
    _ = try check(Glibc.link(path, other), other)
  }

  public func pointer(at path: String, to target: String) throws { _ = try check(symlink(target, path), path) }

  public func target(of path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

  public func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  public func names(in path: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  public func remove(_ path: String) throws {
    // NB: not `fileExists`, which follows a symbolic link and does not see one that leads nowhere.
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  private func put(_ bytes: [UInt8], _ path: String, _ flags: Int32, waits: Bool) throws {
    let file = try check(open(path, flags | O_CLOEXEC, 0o644), path)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      rest = rest.dropFirst(Int(try check(Int32(clamping: count), path)))
    }
    if waits { _ = try check(fsync(file), path) }
  }

  private func check(_ result: Int32, _ path: String) throws -> Int32 {
    guard result < 0 else { return result }
    throw DiskError(path: path, code: errno)
  }
}

/// What the system said.
public struct DiskError: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  public let code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  public var description: String { "\(path): \(String(cString: strerror(code)))\(isFull ? ": make room and try again" : "")" }
}
