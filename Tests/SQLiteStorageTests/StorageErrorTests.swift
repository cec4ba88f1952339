import GRDB
import Storage
import Testing

@testable import SQLiteStorage

@Suite("Errors of SQLite")
struct StorageErrorTests {
  @Test("A further connection that cannot be opened is a fault of the disk, and not an unknown one")
  func openingFails() {
    let error = DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "unable to open database file")
    #expect(StorageError(caughtReading: error) == .disk("unable to open database file"))
    #expect(StorageError(caught: error) == .failed("unable to open database file"))
  }

  @Test("Every other error of a read is that of any statement")
  func otherErrors() {
    for code in [ResultCode.SQLITE_CORRUPT, .SQLITE_FULL, .SQLITE_BUSY, .SQLITE_IOERR_READ] {
      let error = DatabaseError(resultCode: code, message: "text")
      #expect(StorageError(caughtReading: error) == StorageError(caught: error))
    }
  }
}
