import GRDB

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Store {
  /// Creates the database of a new folder under another name, and renames it when it is complete. So an empty file is always a loss.
  static func createIfNew(_ files: StoreFiles, isMarked: Bool) throws {
    if let status = StoreFiles.status(files.database, ofLink: true) {
      guard !status.isLink else {
        throw StorageError.cannotOpen(path: files.database, reason: "it is a symbolic link: name the folder of the file itself with --data")
      }
      guard status.size > 0 else { throw StorageError.missingDatabase(path: files.database) }
      return
    }
    guard !isMarked, (StoreFiles.status(files.log)?.size ?? 0) == 0 else { throw StorageError.missingDatabase(path: files.database) }
    for leftover in [files.unfinished, "\(files.unfinished)-journal", files.log, files.index] { unlink(leftover) }
    try create(files.unfinished)
    guard rename(files.unfinished, files.database) == 0 else {
      throw StorageError.cannotOpen(path: files.database, reason: String(cString: strerror(errno)))
    }
    try StoreFiles.synchronize(files.folder)
  }

  private static func create(_ path: String) throws {
    try StoreFiles.create(path)
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try Migrations.migrator.migrate(database)
    try database.writeWithoutTransaction { try SchemaVersion.mark($0) }
    try database.close()
    try StoreFiles.synchronize(path)
  }

  /// Checks the schema, migrates it, and makes writes durable.
  static func prepare(_ pool: DatabasePool, _ files: StoreFiles) throws {
    let (isMarked, hasSessions) = try pool.writeWithoutTransaction { db in
      (try SchemaVersion.check(db, path: files.database), try SchemaVersion.appliedMigrations(db).contains(Migrations.sessions))
    }
    try makeDurable(pool)
    try synchronizeLog(pool)
    try refuseDamagedRows(pool)
    try Migrations.migrator.migrate(pool)
    if !isMarked || !hasSessions {
      // NB: the first versions did not overwrite what they deleted, and the migration to sessions replaced tokens. VACUUM leaves both
      // behind, once.
      try pool.writeWithoutTransaction { db in
        try db.execute(sql: "VACUUM")
        try SchemaVersion.mark(db)
        _ = try db.checkpoint(.truncate)
      }
    }
    // NB: a reader that knows the earlier schema would take the columns of SELECT * for others, once.
    pool.invalidateReadOnlyConnections()
  }

  /// Refuses to change the schema while a row is not as it was written.
  ///
  /// NB: some steps of the schema copy or change rows, and SQLite computes new checksums for them. A damaged row would count as intact from
  /// then on, and step 009 would give a damaged profile id a profile of its own.
  /// - Throws: ``StorageError/damaged(_:)`` that names the tables.
  private static func refuseDamagedRows(_ pool: DatabasePool) throws {
    let damages = try pool.read { db -> [String] in
      guard try SchemaVersion.appliedMigrations(db) != SchemaVersion.migrations else { return [] }
      return try ChecksummedTable.all(db).compactMap { table in
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table.name)\" WHERE NOT (\(table.isIntact))") ?? 0
        return count == 0 ? nil : "\(count) \(count == 1 ? "row" : "rows") of \(table.name)"
      }
    }
    guard damages.isEmpty else {
      throw StorageError.damaged(
        "not as they were written: \(damages.joined(separator: ", ")). This version would have to copy them, so it changed nothing, "
          + "and the version of Nivel that wrote the database still opens it")
    }
  }

  /// Makes durable what the last process left in the log.
  ///
  /// NB: a process that is killed between the write and the synchronization of a commit leaves a commit that is not durable. SQLite never
  /// writes it again. If it were lost by a failed synchronization and a power loss, all later commits of the log would be lost with it.
  private static func synchronizeLog(_ pool: DatabasePool) throws {
    // NB: a checkpoint synchronizes the log before it copies the pages.
    try pool.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
  }

  /// NB: the pool sets synchronous=NORMAL after `prepareDatabase` has run, so FULL is set here and then checked.
  private static func makeDurable(_ pool: DatabasePool) throws {
    let (synchronous, secureDelete) = try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      return (try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? -1, try Int.fetchOne(db, sql: "PRAGMA secure_delete") ?? -1)
    }
    guard synchronous == 2 else { throw StorageError.notDurable(synchronous: synchronous) }
    guard secureDelete == 1 else {
      throw StorageError.failed("SQLite runs with secure_delete=\(secureDelete), not 1: deleted notes could be read")
    }
  }
}
