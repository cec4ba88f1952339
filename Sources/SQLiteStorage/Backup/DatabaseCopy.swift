import Foundation
import GRDB

/// Copies of the database of a data folder.
public enum DatabaseCopy {
  /// Copies the database of a folder into another folder, also while a server uses it. The copy has the last acknowledged write before the
  /// copying began, and nothing that was deleted.
  ///
  /// SQLite copies all pages in one step on a read-only connection, which needs one snapshot and disturbs no write. The copy is then
  /// compacted. It is on the disk when this returns.
  /// - Throws: ``StorageError``.
  // NB: not VACUUM INTO. On a read-only connection SQLite 3.40 refuses it for tables with generated columns.
  public static func make(of folder: String, in target: String) throws(StorageError) {
    let source = try ReadOnlyDatabase.open(StoreFiles(folder: folder).database)
    let path = StoreFiles(folder: target).database
    do {
      try StoreFiles.create(path)
      let copy = try DatabaseQueue(path: path, configuration: Store.configuration)
      try source.backup(to: copy)
      // NB: without a log, the copy is one file.
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE; VACUUM") }
      try copy.close()
    } catch { throw StorageError(caught: error) }
    try StoreFiles.synchronize(path)
    try StoreFiles.synchronize(target)
  }

  /// Closes a copied folder and its database to other users of the machine.
  /// - Throws: ``StorageError``.
  public static func makePrivate(_ folder: String) throws(StorageError) { try StoreFiles(folder: folder).makePrivate() }

  /// Writes a file durably that only its owner can read.
  /// - Throws: ``StorageError``.
  public static func keep(_ bytes: [UInt8], at path: String) throws(StorageError) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600]) else {
      throw .cannotOpen(path: path, reason: "the file cannot be written")
    }
    try StoreFiles.synchronize(path)
  }

  /// Waits until the files and folders in a folder are on the disk.
  /// - Throws: ``StorageError``.
  public static func synchronize(folder: String) throws(StorageError) {
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).map { "\(folder)/\($0)" }
    for path in paths where StoreFiles.status(path, ofLink: true)?.isLink == false { try StoreFiles.synchronize(path) }
    try StoreFiles.synchronize(folder)
  }

  /// Waits until the names of the files and folders in a folder are on the disk.
  /// - Throws: ``StorageError``.
  public static func synchronizeNames(in folder: String) throws(StorageError) { try StoreFiles.synchronize(folder) }
}
