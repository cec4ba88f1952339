import Foundation
import SQLiteStorage
import Storage
import Testing

/// A storage that is open.
struct OpenStorage: Sendable {
  let stores: Stores
  let close: @Sendable () async throws -> Void
}

/// A kind of storage that the contract of the stores holds for. Another storage needs no test of its own, only its place in ``all``.
struct StorageKind: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Opens what is kept under a name; nothing is kept under a new name.
  let open: @Sendable (_ name: String) async throws -> OpenStorage
  /// Removes what is kept under a name. It is closed by then.
  let remove: @Sendable (_ name: String) async throws -> Void

  static let all = [sqlite]
}

extension StorageKind {
  static let sqlite = StorageKind(
    testDescription: "SQLite",
    open: { name in
      let folder = sqliteFolder(name)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let store = try Store(folder: folder)
      return OpenStorage(stores: Stores(store)) { try store.close() }
    },
    remove: { try FileManager.default.removeItem(atPath: sqliteFolder($0)) })

  private static func sqliteFolder(_ name: String) -> String { FileManager.default.temporaryDirectory.appending(path: name).path }
}
