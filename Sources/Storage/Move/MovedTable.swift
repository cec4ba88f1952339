/// A table of learners' data that SQLite and PostgreSQL have under the same name, and that a move copies.
public struct MovedTable: Sendable {
  /// A column that both storages have.
  public struct Column: Sendable, Hashable {
    /// What a column contains in both storages.
    public enum Kind: Sendable, Hashable {
      /// 64 bits, signed.
      case integer
      /// 0 or 1 in SQLite.
      case boolean
      /// Unicode, compared by code point.
      case text
      /// Any bytes.
      case bytes
    }

    /// The name in both storages.
    public let name: String
    /// What the column contains.
    public let kind: Kind

    static func integer(_ name: String) -> Column { Column(name: name, kind: .integer) }
    static func boolean(_ name: String) -> Column { Column(name: name, kind: .boolean) }
    static func text(_ name: String) -> Column { Column(name: name, kind: .text) }
    static func bytes(_ name: String) -> Column { Column(name: name, kind: .bytes) }
  }

  /// The name in both storages.
  public let name: String
  /// The columns of the primary key, in its order. Rows are read and written in the order of the key.
  public let key: [Column]
  /// All columns that are moved, beginning with the key.
  public let columns: [Column]
  /// The maximum number of rows in one batch. It is small for tables with large values, so that a batch takes little memory.
  public let batch: Int

  /// - Parameters:
  ///   - key: The columns of the primary key.
  ///   - others: All other columns that are moved.
  ///   - isLarge: Whether one value can have megabytes.
  init(_ name: String, key: [Column], _ others: [Column], isLarge: Bool = false) {
    self.name = name
    self.key = key
    columns = key + others
    batch = isLarge ? 8 : 500
  }

  /// The values of the primary key of a row.
  public func key(of row: [MovedValue]) -> [MovedValue] { Array(row.prefix(key.count)) }

  /// The key of a row for a message: the parts of the key that do not tell whose row it is.
  public func shownKey(of row: [MovedValue]) -> String {
    // NB: as in `nivel check`, which does not show the ids of profiles either.
    let parts = zip(key, row).filter { $0.0.name != "profile_id" }.map { "\($0.0.name) \($0.1)" }
    return parts.isEmpty ? "of one profile" : parts.joined(separator: ", ")
  }
}
