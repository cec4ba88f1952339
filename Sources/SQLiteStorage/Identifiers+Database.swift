public import GRDB
public import Identifiers
public import Placement

// MARK: - Ids as TEXT

extension ProfileID: DatabaseValueConvertible {}

extension AttemptID: DatabaseValueConvertible {}

// MARK: - Times as INTEGER

extension Timestamp: DatabaseValueConvertible {
  public var databaseValue: DatabaseValue { microseconds.databaseValue }

  public static func fromDatabaseValue(_ value: DatabaseValue) -> Timestamp? {
    Int64.fromDatabaseValue(value).map(Timestamp.init(microseconds:))
  }
}
