public import GRDB
public import Identifiers
public import Placement

// MARK: - Ids as TEXT

extension ProfileID: DatabaseValueConvertible {}

extension AttemptID: DatabaseValueConvertible {}

// MARK: - Times as INTEGER

extension Timestamp: DatabaseValueConvertible {
  /// The microseconds as an INTEGER.
  public var databaseValue: DatabaseValue { microseconds.databaseValue }

  /// Reads the microseconds from an INTEGER; nil for a value of another type.
  public static func fromDatabaseValue(_ value: DatabaseValue) -> Timestamp? {
    Int64.fromDatabaseValue(value).map(Timestamp.init(microseconds:))
  }
}
