/// A storage from which rows are read in the order of their primary keys, while nothing changes it.
public protocol MoveSource {
  /// A name of the storage that stays the same when a move begins again, such as “the folder /var/lib/nivel”. It has no password.
  var name: String { get }

  /// The number of rows of a table.
  func count(of table: MovedTable) throws -> Int

  /// Reads the next rows of a table, at most ``MovedTable/batch``, sorted by key.
  ///
  /// - Parameter key: The key of the last row that was read; nil at the beginning.
  func rows(of table: MovedTable, after key: [MovedValue]?) throws -> [[MovedValue]]
}

/// A storage into which rows are moved. Its mark of an unfinished move keeps servers away.
public protocol MoveTarget: MoveSource {
  /// Sets the mark, or continues the move that the mark is about.
  ///
  /// - Throws: ``StoreMoveError/notEmpty(target:table:)`` if the storage has rows and no mark, and
  ///   ``StoreMoveError/otherSource(target:source:)`` for the mark of another move.
  func begin(from source: String) throws

  /// The key of the last row of a table, in the order of keys; nil for an empty table.
  func lastKey(of table: MovedTable) throws -> [MovedValue]?

  /// Stores rows in one transaction. They are on the disk when this returns.
  func insert(_ rows: [[MovedValue]], into table: MovedTable) throws

  /// Removes the mark if there is one. Servers can use the storage from then on.
  func finish() throws
}
