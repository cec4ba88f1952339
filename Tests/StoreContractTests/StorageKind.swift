import Foundation
import SQLiteStorage
import Storage
import Testing

/// An open storage.
struct OpenStorage: Sendable {
  let stores: Stores
  let close: @Sendable () async throws -> Void
}

/// A kind of storage that must satisfy the contract of the stores. A new kind needs no new tests, only an entry in ``all``.
struct StorageKind: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Opens the storage with a name.
  let opening: @Sendable (_ name: String, _ quota: StorageQuota) async throws -> OpenStorage
  /// Removes the storage with a name. The storage must be closed.
  let remove: @Sendable (_ name: String) async throws -> Void

  /// Opens the storage with a name. A new name opens an empty storage.
  func open(_ name: String, quota: StorageQuota = StorageQuota()) async throws -> OpenStorage { try await opening(name, quota) }

  static let all = [sqlite, postgreSQL]
}

extension StorageKind {
  static let sqlite = StorageKind(
    testDescription: "SQLite",
    opening: { name, quota in
      let folder = sqliteFolder(name)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let store = try Store(folder: folder, quota: quota)
      return OpenStorage(stores: Stores(store)) { try store.close() }
    },
    remove: { try FileManager.default.removeItem(atPath: sqliteFolder($0)) })

  private static func sqliteFolder(_ name: String) -> String { FileManager.default.temporaryDirectory.appending(path: name).path }
}
