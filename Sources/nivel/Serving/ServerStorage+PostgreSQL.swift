import Logging
import PostgreSQLStorage
import SQLiteStorage
import Storage
import WebService

extension ServerStorage {
  /// A PostgreSQL database. The data folder has the name of the server, so no other server may use it.
  ///
  /// - Throws: ``PostgreSQLError``, or ``StorageError`` for the folder.
  static func postgreSQL(url: String, folder: String, connections: Int, quota: StorageQuota, logger: Logger) async throws -> ServerStorage {
    let lock = try DataFolderLock(folder: folder)
    let server = try ServerName.inFolder(folder)
    let database = try await PostgreSQLDatabase(url: url, server: server, connections: connections, quota: quota) { log($0, logger) }
    return ServerStorage(
      stores: Stores(database), checkReady: { try await database.checkReady() },
      advice: "The database cannot be reached or written: the log of this server shows the reason.",
      maintain: { await database.maintain() },
      close: {
        database.close()
        lock.release()
      },
      trouble: { ($0 as? PostgreSQLError)?.serviceTrouble })
  }
}

extension PostgreSQLError {
  fileprivate var serviceTrouble: ServiceTrouble? {
    switch self {
    case .unreachable, .busy, .lost, .uncertain, .unsuitable: .storageAway
    case .refused(let state, _):
      switch state.prefix(2) {
      case "22": state == "22021" ? .textRefused : nil
      case "53": .storageFull
      case "58", "XX": .storageDamaged
      // NB: it waited too long for a lock or a statement.
      default: ["55P03", "57014", "25P03"].contains(state) ? .storageAway : nil
      }
    case .damaged, .unreadable: .storageDamaged
    case .newerSchema: nil
    }
  }
}
