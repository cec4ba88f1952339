import GRDB
import GRDBSQLite

/// The reason why the system refused a write.
enum SystemErrorNumber {
  /// The error number of the last operation on the log (WAL) that failed; 0 if there was none.
  ///
  /// NB: not `sqlite3_system_errno`, which is not set when COMMIT fails.
  static func ofLog(_ db: Database) -> Int32 {
    var log: UnsafeMutablePointer<sqlite3_file>?
    var number: Int32 = 0
    guard sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK,
      let log, let control = log.pointee.pMethods?.pointee.xFileControl,
      control(log, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK
    else { return 0 }
    return number
  }
}
