import Foundation
import GRDBSQLite
import Synchronization

/// Puts simulated disks between SQLite and the file system (https://sqlite.org/vfs.html).
///
/// It is the default VFS of the process. Files outside of the folders of simulated disks are opened by the VFS of the system.
// NB: the pointers are written once, before any simulated file is opened.
enum SimulatedVFS {
  private static let disks = Mutex<[String: SimulatedDisk]>([:])

  /// Makes a disk responsible for the files in its folder.
  static func mount(_ disk: SimulatedDisk) {
    _ = isRegistered
    disks.withLock { $0[disk.folder] = disk }
  }

  static func unmount(_ disk: SimulatedDisk) { disks.withLock { $0[disk.folder] = nil } }

  fileprivate static func disk(of path: UnsafePointer<CChar>?) -> (disk: SimulatedDisk, path: String)? {
    guard let path = path.map({ String(cString: $0) }), let slash = path.lastIndex(of: "/") else { return nil }
    return disks.withLock { $0[String(path[..<slash])] }.map { ($0, path) }
  }

  /// Whether the VFS is registered. Reading it registers the VFS once.
  private static let isRegistered: Bool = {
    guard let system else { return false }
    let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    vfs.initialize(to: system.pointee)
    vfs.pointee.pNext = nil
    vfs.pointee.zName = UnsafePointer(strdup("nivel-simulated"))
    vfs.pointee.szOsFile = Int32(SimulatedFile.headerSize) + system.pointee.szOsFile
    vfs.pointee.xOpen = { _, path, file, flags, outFlags in
      SimulatedFile.open(path, file, flags, outFlags, SimulatedVFS.disk(of: path))
    }
    vfs.pointee.xDelete = { _, path, syncsFolder in
      if let (disk, path) = SimulatedVFS.disk(of: path), let error = disk.delete(path, isDurable: syncsFolder != 0) { return error }
      return SimulatedVFS.system?.pointee.xDelete?(SimulatedVFS.system, path, syncsFolder) ?? SQLITE_IOERR
    }
    return sqlite3_vfs_register(vfs, 1) == SQLITE_OK
  }()

  /// The VFS of the system.
  fileprivate nonisolated(unsafe) static let system: UnsafeMutablePointer<sqlite3_vfs>? = sqlite3_vfs_find(nil)
}

/// An open file on a simulated disk. SQLite allocates it, followed by the file of the system's VFS.
private struct SimulatedFile {
  var base: sqlite3_file
  var node: Unmanaged<Node>?

  /// The disk and the path of an open file.
  final class Node {
    let disk: SimulatedDisk
    let path: String

    init(disk: SimulatedDisk, path: String) { (self.disk, self.path) = (disk, path) }
  }

  static let headerSize = (MemoryLayout<SimulatedFile>.stride + 15) / 16 * 16

  static func open(
    _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32, _ outFlags: UnsafeMutablePointer<Int32>?,
    _ place: (disk: SimulatedDisk, path: String)?
  ) -> Int32 {
    guard let file, let open = SimulatedVFS.system?.pointee.xOpen else { return SQLITE_CANTOPEN }
    guard let place else { return open(SimulatedVFS.system, path, file, flags, outFlags) }
    file.pointee.pMethods = nil
    guard !place.disk.isDead else { return SQLITE_CANTOPEN }
    let isNew = access(place.path, F_OK) != 0
    let code = open(SimulatedVFS.system, path, inner(file), flags, outFlags)
    guard code == SQLITE_OK else { return code }
    place.disk.open(place.path, isNew: isNew)
    let node = Unmanaged.passRetained(Node(disk: place.disk, path: place.path))
    header(file).pointee.node = node
    file.pointee.pMethods = methods
    return SQLITE_OK
  }

  private static func header(_ file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<SimulatedFile> {
    UnsafeMutableRawPointer(file).assumingMemoryBound(to: SimulatedFile.self)
  }

  static func inner(_ file: UnsafeMutablePointer<sqlite3_file>) -> UnsafeMutablePointer<sqlite3_file> {
    (UnsafeMutableRawPointer(file) + headerSize).assumingMemoryBound(to: sqlite3_file.self)
  }

  /// Calls a function with the disk, the path, and the file of the system's VFS with its methods.
  static func with(
    _ file: UnsafeMutablePointer<sqlite3_file>?,
    _ body: (Node, UnsafeMutablePointer<sqlite3_file>, sqlite3_io_methods) -> Int32?
  ) -> Int32 {
    guard let file else { return SQLITE_MISUSE }
    guard let node = header(file).pointee.node?.takeUnretainedValue(), let methods = inner(file).pointee.pMethods?.pointee else {
      return SQLITE_MISUSE
    }
    return body(node, inner(file), methods) ?? SQLITE_MISUSE
  }

  static func close(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Int32 {
    let code = with(file) { $2.xClose($1) }
    if let file { header(file).pointee.node?.release() }
    return code
  }

  static func write(_ file: UnsafeMutablePointer<sqlite3_file>?, _ bytes: UnsafeRawPointer?, _ count: Int32, _ offset: Int64) -> Int32 {
    with(file) { node, inner, methods in
      let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      let (error, written) = node.disk.write(node.path, buffer, at: Int(offset))
      let code = written == 0 ? SQLITE_OK : methods.xWrite(inner, bytes, Int32(written), offset)
      return error ?? code
    }
  }

  // NB: version 2 has no memory-mapped reads, which would bypass the disk.
  nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
    let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    methods.initialize(
      to: sqlite3_io_methods(
        iVersion: 2,
        xClose: { SimulatedFile.close($0) },
        xRead: { file, bytes, count, offset in
          SimulatedFile.with(file) { node, inner, methods in node.disk.read() ?? methods.xRead(inner, bytes, count, offset) }
        },
        xWrite: { SimulatedFile.write($0, $1, $2, $3) },
        xTruncate: { file, size in
          SimulatedFile.with(file) { $0.disk.truncate($0.path, to: Int(size)) ?? $2.xTruncate($1, size) }
        },
        xSync: { file, _ in SimulatedFile.with(file) { node, _, _ in node.disk.synchronize(node.path) ?? SQLITE_OK } },
        xFileSize: { file, size in SimulatedFile.with(file) { $2.xFileSize($1, size) } },
        xLock: { file, level in SimulatedFile.with(file) { $2.xLock($1, level) } },
        xUnlock: { file, level in SimulatedFile.with(file) { $2.xUnlock($1, level) } },
        xCheckReservedLock: { file, result in SimulatedFile.with(file) { $2.xCheckReservedLock($1, result) } },
        xFileControl: { file, operation, argument in SimulatedFile.with(file) { $2.xFileControl($1, operation, argument) } },
        xSectorSize: { file in SimulatedFile.with(file) { $2.xSectorSize($1) } },
        xDeviceCharacteristics: { file in SimulatedFile.with(file) { $2.xDeviceCharacteristics($1) } },
        xShmMap: { file, page, size, extends, memory in SimulatedFile.with(file) { $2.xShmMap($1, page, size, extends, memory) } },
        xShmLock: { file, offset, count, flags in SimulatedFile.with(file) { $2.xShmLock($1, offset, count, flags) } },
        xShmBarrier: { file in
          _ = SimulatedFile.with(file) {
            $2.xShmBarrier($1); return SQLITE_OK
          }
        },
        xShmUnmap: { file, deletes in SimulatedFile.with(file) { $2.xShmUnmap($1, deletes) } },
        xFetch: nil, xUnfetch: nil))
    return UnsafePointer(methods)
  }()
}
