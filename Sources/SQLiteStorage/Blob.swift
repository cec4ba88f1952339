import Foundation
import GRDB

/// Bytes that are stored as a BLOB.
struct Blob: DatabaseValueConvertible {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var databaseValue: DatabaseValue { Data(bytes).databaseValue }

  static func fromDatabaseValue(_ value: DatabaseValue) -> Blob? { Data.fromDatabaseValue(value).map { Blob(Array($0)) } }
}
