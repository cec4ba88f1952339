import Foundation
import GRDBSQLite
import Reproducible

/// The disk below the databases in one folder. It fails, fills up, tears and loses what is not synchronized, as its seed decides.
///
/// The files are real files. The disk remembers which of their bytes would survive a power loss.
// NB: only the thread of the simulation uses a disk, also inside SQLite, because all its reads and writes are synchronous.
final class SimulatedDisk: @unchecked Sendable {
  /// How a process ends without closing its files.
  enum Crash { case kill, powerLoss }

  // NB: Swift does not import these macros of SQLite: SQLITE_IOERR_READ, _WRITE, _FSYNC, _TRUNCATE and _DELETE.
  private static let readError = SQLITE_IOERR | 1 << 8
  private static let writeError = SQLITE_IOERR | 3 << 8
  private static let fsyncError = SQLITE_IOERR | 4 << 8
  private static let truncateError = SQLITE_IOERR | 6 << 8
  private static let deleteError = SQLITE_IOERR | 10 << 8

  let folder: String
  private var random: SeededGenerator
  private var files: [String: DiskFile] = [:]
  /// The number of operations until the machine stops; nil while no crash is planned.
  private var operationsUntilCrash: Int?
  private var faults: [Fault: Int] = [:]
  /// Whether the machine has stopped. Every operation fails until ``restart(after:)``.
  private(set) var isDead = false
  /// Whether a failed synchronization may have lost writes that the next process would still read.
  private(set) var hasLostWrites = false
  /// The number of faults that SQLite has met.
  private(set) var faultCount = 0
  /// A hash of all operations so far, without their bytes.
  private(set) var trace = FNV1a()

  /// A fault that lasts for some operations.
  enum Fault: Int, CaseIterable { case full, failingSync, failingRead }

  init(folder: String, seed: UInt64) {
    self.folder = folder
    random = SeededGenerator(seed: seed)
  }

  // MARK: Faults

  /// Whether some operation may fail now.
  var isFaulty: Bool { isDead || operationsUntilCrash != nil || !faults.isEmpty }

  func plan(_ fault: Fault, operations: Int) { faults[fault] = operations }

  /// Stops the machine after some operations that change files.
  func planCrash(after operations: Int) {
    operationsUntilCrash = operations
    if operations == 0 { isDead = true }
  }

  /// Takes back the planned faults, and the planned crash.
  func repair() { (faults, operationsUntilCrash) = ([:], nil) }

  /// Brings the files to the state in which the next process finds them. All connections must be closed.
  func restart(after crash: Crash) {
    for path in files.keys.sorted() {
      guard crash == .powerLoss, let file = files[path] else { continue }
      let content = file.survivor(using: &random)
      Self.replace(path, with: content)
      files[path] = content.map { DiskFile(content: $0) }
    }
    unlink("\(folder)/nivel.sqlite-shm")
    (isDead, operationsUntilCrash, faults) = (false, nil, [:])
    if crash == .powerLoss { hasLostWrites = false }
  }

  private static func replace(_ path: String, with content: [UInt8]?) {
    guard let content else {
      unlink(path)
      return
    }
    _ = FileManager.default.createFile(atPath: path, contents: Data(content), attributes: [.posixPermissions: 0o600])
  }

  // MARK: Operations of SQLite

  func open(_ path: String, isNew: Bool) {
    note(1, 0, 0)
    guard files[path] == nil || files[path]?.isDeleted == true else { return }
    files[path] = DiskFile(content: isNew ? nil : FileManager.default.contents(atPath: path).map(Array.init) ?? [])
  }

  /// The error of a read; nil if it succeeds.
  func read() -> Int32? {
    if isDead || strikes(.failingRead) { return Self.readError }
    return nil
  }

  /// Notes a write.
  /// - Returns: The error, and how many of the bytes are written in spite of it.
  func write(_ path: String, _ bytes: UnsafeRawBufferPointer, at offset: Int) -> (error: Int32?, written: Int) {
    note(2, offset, bytes.count)
    guard !isDead else { return (Self.writeError, 0) }
    var (error, written): (Int32?, Int) = (nil, bytes.count)
    if strikes(.full) { (error, written) = (SQLITE_FULL, random.below(bytes.count)) }
    if stops() { (error, written) = (Self.writeError, random.below(2) == 0 ? written : 0) }
    if written > 0 { files[path]?.add(.write(offset: offset, bytes: Array(bytes.prefix(written)))) }
    return (error, written)
  }

  func truncate(_ path: String, to size: Int) -> Int32? {
    note(3, size, 0)
    guard !isDead, !stops() else { return Self.truncateError }
    files[path]?.add(.truncate(size: size))
    return nil
  }

  func synchronize(_ path: String) -> Int32? {
    note(4, 0, 0)
    guard !isDead, !stops() else { return Self.fsyncError }
    if strikes(.failingSync) {
      hasLostWrites = true
      files[path]?.failToSynchronize(using: &random)
      return Self.fsyncError
    }
    // NB: SQLite also synchronizes the folder when it synchronizes a new file, and with it the deletions there.
    if files[path]?.durable == nil { for name in files.keys where files[name]?.isDeleted == true { files[name]?.delete(isDurable: true) } }
    files[path]?.synchronize()
    return nil
  }

  func delete(_ path: String, isDurable: Bool) -> Int32? {
    note(5, 0, 0)
    guard !isDead, !stops() else { return Self.deleteError }
    files[path]?.delete(isDurable: isDurable)
    return nil
  }

  private func note(_ operation: UInt64, _ offset: Int, _ count: Int) {
    trace.combine(operation)
    trace.combine(UInt64(offset))
    trace.combine(UInt64(count))
  }

  /// Counts an operation towards the planned crash, and returns whether the machine stops now.
  private func stops() -> Bool {
    guard let left = operationsUntilCrash else { return false }
    operationsUntilCrash = left - 1
    isDead = left <= 1
    return isDead
  }

  private func strikes(_ fault: Fault) -> Bool {
    guard let left = faults[fault] else { return false }
    faults[fault] = left > 1 ? left - 1 : nil
    faultCount += 1
    return true
  }
}
