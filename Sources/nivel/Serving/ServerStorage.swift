import Logging
import SQLiteStorage
import Storage
import WebService

/// The storage of a server: SQLite in its data folder, or a PostgreSQL database.
struct ServerStorage: Sendable {
  let stores: Stores
  /// Throws unless the storage can store an answer now.
  let checkReady: @Sendable () async throws -> Void
  /// What the operator is told while the storage cannot store answers.
  let advice: String
  /// Looks after the storage until the task is cancelled.
  let maintain: @Sendable () async -> Void
  /// Ends what has begun, and closes the storage.
  let close: @Sendable () throws -> Void
  /// What a client is told about an error of the storage; nil for an internal error.
  let trouble: @Sendable (any Error) -> ServiceTrouble?

  /// SQLite in a folder that exists.
  ///
  /// - Throws: ``StorageError``.
  static func sqlite(folder: String, quota: StorageQuota, logger: Logger) throws -> ServerStorage {
    let store = try Store(folder: folder, quota: quota) { log($0, logger) }
    return ServerStorage(
      stores: Stores(store), checkReady: { try await store.checkReady() },
      advice: "The data folder is damaged or cannot be written: nivel check shows the reason.", maintain: { await store.maintain() },
      close: { try store.close() }, trouble: { ($0 as? StorageError)?.serviceTrouble })
  }

  static func log(_ event: StorageEvent, _ logger: Logger) {
    switch event {
    case .checked: logger.notice("the database was checked: nothing is wrong")
    case .changed(.sound): logger.notice("the store works again")
    case .changed(.damaged(let fault)), .changed(.refusing(let fault)): logger.critical("\(fault)")
    }
  }
}

extension StorageError {
  fileprivate var serviceTrouble: ServiceTrouble? {
    switch self {
    case .full: .storageFull
    case .damaged, .disk: .storageDamaged
    case .vanished: .storageGone
    default: nil
    }
  }
}
