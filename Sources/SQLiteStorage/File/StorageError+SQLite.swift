import GRDB

extension StorageError {
  /// Converts an error of the database.
  init(caught error: any Error) {
    switch error {
    case let error as StorageError: self = error
    case let error as DatabaseError: self.init(error)
    default: self = .failed(String(describing: type(of: error)))
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
