import Foundation
import GRDB

/// Copies of the database of a data folder.
public enum DatabaseCopy {
  /// Copies the database of a folder into another folder, also while a server uses it. The copy has the last acknowledged write before the
  /// copying began, and nothing that was deleted.
  ///
  /// The copy is made by `VACUUM INTO` on a read-only connection, which needs one snapshot and disturbs no write. It is on the disk when
  /// this returns.
  /// - Throws: ``StorageError``.
  public static func make(of folder: String, in target: String) throws(StorageError) {
    let source = try ReadOnlyDatabase.open(StoreFiles(folder: folder).database)
    let copy = StoreFiles(folder: target).database
    do {
      try source.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [copy]) }
    } catch { throw StorageError(caught: error) }
    try StoreFiles(folder: target).makePrivate()
    try StoreFiles.synchronize(copy)
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
}
