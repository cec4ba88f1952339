import GRDB
import GRDBSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StorageError {
  /// Converts an error of the database.
  init(caught error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(error)
    default: self = .failed(String(describing: type(of: error)))
    }
  }

  /// Converts an error of a read. A connection that cannot be opened while the store is in use is a fault of the disk.
  init(caughtReading error: any Error) {
    self.init(caught: error)
    guard let error = error as? DatabaseError, error.resultCode == .SQLITE_CANTOPEN else { return }
    self = .disk(error.message ?? "the database cannot be opened again")
  }

  /// Converts an error of a write. The error number of the system tells a full disk from a disk that fails or has become read-only.
  init(caught error: any Error, in db: Database) {
    self.init(caught: error)
    guard let error = error as? DatabaseError, error.resultCode == .SQLITE_IOERR else { return }
    switch (self, SystemErrorNumber.ofLog(db)) {
    // NB: SQLite reports a file size limit, a used up quota, or no room at a sync as an I/O error, not as a full disk.
    case (.full, ENOSPC), (.disk, ENOSPC), (.full, EDQUOT), (.disk, EDQUOT), (.full, EFBIG), (.full, 0): self = .full
    case (.full, let number), (.disk, let number):
      self = .disk("\(error.message ?? "disk I/O error"): \(String(cString: strerror(number)))")
    default: break
    }
  }

  private init(_ error: DatabaseError) {
    // NB: `description` would quote statement arguments, and answers must not appear in logs.
    let message = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch (error.resultCode, error.extendedResultCode) {
    case (_, .SQLITE_IOERR_SHORT_READ), (.SQLITE_CORRUPT, _), (.SQLITE_NOTADB, _): self = .damaged(message)
    case (_, .SQLITE_IOERR_READ), (_, .SQLITE_IOERR_FSYNC), (_, .SQLITE_IOERR_DIR_FSYNC): self = .disk(message)
    case (.SQLITE_FULL, _), (.SQLITE_IOERR, _): self = .full
    default: self = .failed(message)
    }
  }
}
