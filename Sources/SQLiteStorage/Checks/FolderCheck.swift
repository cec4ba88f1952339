import Foundation
import GRDB
import GRDBSQLite

/// What is known about a data folder, and what is wrong with it.
public struct FolderCheck: Sendable {
  /// Something that the operator should know.
  public struct Finding: Sendable, Hashable {
    /// How important a finding is.
    public enum Severity: String, Sendable {
      /// Data are lost, unreadable or open to others, or the server will not start.
      case problem
      /// Nothing is wrong now.
      case note
    }

    /// How important it is.
    public let severity: Severity
    /// What is wrong and what to do, as a sentence.
    public let message: String
  }

  /// What was found, the most important first.
  public private(set) var findings: [Finding] = []
  /// The version of SQLite that this program runs with.
  public let sqliteVersion: String
  /// Whether a server uses the folder at this moment.
  public let isInUse: Bool
  /// The last step of the schema; nil if it cannot be read.
  public private(set) var schema: String?
  /// The number of rows of each table.
  public private(set) var rows: [String: Int] = [:]
  /// The size of the database and its log, in bytes.
  public private(set) var size: Int64 = 0
  /// The free space of the disk for this user, in bytes; nil if the system does not say.
  public let freeSpace: Int64?

  /// Whether the folder is there.
  public let isFolder: Bool

  /// Whether there is a problem.
  public var hasProblem: Bool { findings.contains { $0.severity == .problem } }

  /// Checks a data folder. It changes nothing, and a server can use the folder at the same time.
  ///
  /// - Parameter isBackup: Whether the folder is a backup, which has no lock.
  public init(folder: String, isBackup: Bool = false) {
    let files = StoreFiles(folder: folder)
    sqliteVersion = String(cString: sqlite3_libversion())
    isFolder = StoreFiles.status(folder)?.isFolder ?? false
    isInUse = DataFolderLock.isHeld(path: files.lock)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    freeSpace = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    // NB: a backup does not grow, so it needs no free space.
    if !isBackup {
      checkModes(files)
      checkFreeSpace()
    }
    size = [files.database, files.log].reduce(0) { $0 + (StoreFiles.status($1)?.size ?? 0) }
    if isBackup || StoreFiles.status(files.database) != nil {
      checkDatabase(files.database)
    } else if (StoreFiles.status(files.lock)?.size ?? 0) > 0 || (StoreFiles.status(files.log)?.size ?? 0) > 0 {
      add(.problem, StorageError.missingDatabase(path: files.database).description)
    } else {
      add(.note, "\(folder) has no database yet: the server creates it at its first start")
    }
    checkSQLite()
    findings.sort { $0.severity == .problem && $1.severity == .note }
  }

  private mutating func add(_ severity: Finding.Severity, _ message: String) {
    findings.append(Finding(severity: severity, message: message))
  }

  // MARK: The folder

  private mutating func checkModes(_ files: StoreFiles) {
    guard let status = StoreFiles.status(files.folder), status.isFolder else {
      return add(.problem, "\(files.folder): there is no such folder: check --data")
    }
    if status.isShared { add(.problem, StorageError.sharedFolder(path: files.folder).description) }
    for path in [files.folder, files.database, files.log, files.index, files.lock] {
      guard let mode = StoreFiles.status(path)?.mode, mode & 0o077 != 0 else { continue }
      add(
        .problem,
        "other users can read \(path) (mode 0\(String(mode, radix: 8))): run chmod go= on it, or start the server, which does that")
    }
  }

  private mutating func checkFreeSpace() {
    guard let freeSpace, freeSpace < Self.leastFreeSpace else { return }
    add(.problem, "only \(freeSpace >> 20) MiB are free on the disk: free some space before the server has to refuse answers")
  }

  /// 100 MiB: more than the log grows to before SQLite resets it.
  private static let leastFreeSpace: Int64 = 100 << 20

  private mutating func checkSQLite() {
    let parts = sqliteVersion.split(separator: ".").compactMap { Int($0) }
    let fixed = [[3, 51, 3], [3, 50, 7], [3, 44, 6]]
    guard !fixed.contains(where: { parts.prefix(2) == $0.prefix(2) && parts[2...].lexicographicallyPrecedes($0[2...]) == false }),
      parts.lexicographicallyPrecedes([3, 51, 3])
    else { return }
    add(
      .note,
      "SQLite \(sqliteVersion) has a bug that can damage a database that two programs write to (https://sqlite.org/wal.html): "
        + "Nivel is not affected, but never open the database for writing with another program while the server runs")
  }

  // MARK: The database

  private mutating func checkDatabase(_ path: String) {
    do {
      // NB: before the database is opened. Closing the file drops all of SQLite's locks of this process (POSIX record locks).
      try checkHeader(path)
      let database = try ReadOnlyDatabase.open(path)
      schema = try database.read { try SchemaVersion.appliedMigrations($0).last }
      noteEarlierSchema()
      attempt("the structure of the file") { try Self.structure(&$0, database) }
      attempt("the schema") { try Self.schema(&$0, database) }
      attempt("the links between tables") { try Self.links(&$0, database) }
      attempt("the checksums") { try Self.checksums(&$0, database) }
      rows = try database.read { db in
        let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        return Dictionary(try tables.map { ($0, try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\($0)\"") ?? 0) }) { first, _ in first }
      }
    } catch { add(.problem, StorageError(caught: error).description) }
  }

  /// The versions of the file format tell SQLite whether it may write, and no other check reads them.
  private mutating func checkHeader(_ path: String) throws {
    // NB: not while a server runs. If this very process were it, closing the file would drop SQLite's locks.
    guard !isInUse, let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    let versions = try file.read(upToCount: 20)?.suffix(2) ?? Data()
    if versions.contains(where: { $0 > 2 }) { add(.problem, StorageError.damaged("the header of the file is wrong").description) }
  }

  /// Runs a check; each of its findings is damage. A check that fails is a finding too.
  private mutating func attempt(_ what: String, _ check: (inout [String]) throws -> Void) {
    var damages: [String] = []
    do { try check(&damages) } catch { damages.append("\(what) cannot be checked: \(StorageError(caught: error).reason)") }
    for damage in damages { add(.problem, StorageError.damaged(damage).description) }
  }

  private static func structure(_ damages: inout [String], _ database: DatabaseQueue) throws {
    damages += try database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(5)") }.filter { $0 != "ok" }
  }

  /// A schema of the present version must be the one that this program creates.
  private static func schema(_ damages: inout [String], _ database: DatabaseQueue) throws {
    let (applied, definitions) = try database.read { (try SchemaVersion.appliedMigrations($0), try SchemaVersion.definitions($0)) }
    guard applied == SchemaVersion.migrations else { return }
    let expected = try CurrentSchema.definitions()
    for name in Set(definitions.keys).union(expected.keys).sorted() where definitions[name] != expected[name] {
      damages.append("the definition of \(name) is not that of this version of Nivel")
    }
  }

  /// Says what is not checked in a database that an earlier version of Nivel left.
  private mutating func noteEarlierSchema() {
    guard let schema, let current = SchemaVersion.migrations.last, schema != current else { return }
    let hasChecksums = schema >= Self.firstSchemaWithChecksums
    add(
      .note,
      "the schema “\(schema)” is from an earlier version of Nivel (now “\(current)”): the structure of the file and the links between tables "
        + "were checked\(hasChecksums ? ", and the checksums of rows" : ""), but not the definitions of tables"
        + "\(hasChecksums ? "" : " and the checksums of rows, which this schema does not have"). The next start of the server changes the schema"
    )
  }

  /// The first step of the schema in which rows have checksums.
  private static let firstSchemaWithChecksums = "008"

  private static func links(_ damages: inout [String], _ database: DatabaseQueue) throws {
    let rows = try database.read {
      try Row.fetchAll($0, sql: "SELECT \"table\", parent, count(*) AS rows FROM pragma_foreign_key_check GROUP BY 1, 2")
    }
    damages += rows.map {
      "\($0["rows"] as Int) rows of \($0["table"] as String) belong to rows of \($0["parent"] as String) that are missing"
    }
  }

  private static func checksums(_ damages: inout [String], _ database: DatabaseQueue) throws {
    damages += try database.read { db in try ChecksummedTable.all(db).flatMap { try $0.damages(db) } }
  }
}

extension ChecksummedTable {
  /// Names the rows that are not as they were written, at most five.
  fileprivate func damages(_ db: Database) throws -> [String] {
    // NB: a profile's id and a calendar's secret give access, so that they are not shown.
    let keys = try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_info(?) WHERE pk > 0 AND name <> 'profile_id'", arguments: [name])
    let key = keys.isEmpty ? "'one row'" : keys.joined(separator: " || ' ' || ")
    return try String.fetchAll(db, sql: "SELECT CAST(\(key) AS TEXT) FROM \"\(name)\" WHERE NOT (\(isIntact)) LIMIT 5")
      .map { "a row of \(name) is not as it was written: \($0)" }
  }
}

extension StorageError {
  /// The fault without advice.
  fileprivate var reason: String {
    switch self {
    case .damaged(let reason), .failed(let reason): reason
    default: description
    }
  }
}
