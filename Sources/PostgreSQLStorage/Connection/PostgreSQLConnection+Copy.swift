import CPostgreSQL

extension PostgreSQLConnection {
  /// Reads the rows of a query in PostgreSQL's binary format (`COPY`, section “Binary Format”). At most one row is in memory.
  ///
  /// - Parameters:
  ///   - query: A query without parameters. ``literal(_:)`` writes values.
  ///   - each: Is called for every row. If it throws, the connection is closed, because the rest of the rows is still on its way.
  /// - Throws: ``PostgreSQLError``, or the error of `each`.
  func copy(_ query: String, _ each: (inout CopiedRow) throws -> Void) throws {
    try beginCopy(query)
    do {
      var isFirst = true
      while let message = try nextCopied() {
        defer { PQfreemem(message.baseAddress) }
        var row = CopiedRow(UnsafeRawBufferPointer(message))
        if isFirst { try row.skipHeader() }
        isFirst = false
        if try row.begin() { try each(&row) }
      }
      try endCopy()
    } catch {
      close()
      throw error
    }
  }

  /// A text as a literal in SQL.
  func literal(_ text: String) throws(PostgreSQLError) -> String {
    let handle = try connected()
    guard let quoted = text.withCString({ PQescapeLiteral(handle, $0, text.utf8.count) }) else {
      throw .refused(state: "22021", message: "a text cannot be written as a literal")
    }
    defer { PQfreemem(quoted) }
    return String(cString: quoted)
  }
}

/// A row in PostgreSQL's binary format, whose fields are read one after the other.
struct CopiedRow {
  private var rest: UnsafeRawBufferPointer

  private static let signature: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0]

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  /// Skips what comes before the first row.
  mutating func skipHeader() throws(PostgreSQLError) {
    guard try take(Self.signature.count).elementsEqual(Self.signature) else { throw Self.unreadable }
    _ = try integer(UInt32.self)
    _ = try take(Int(try integer(UInt32.self)))
  }

  /// Begins the row.
  ///
  /// - Returns: Whether there is one, and not the end of all rows.
  mutating func begin() throws(PostgreSQLError) -> Bool { rest.isEmpty ? false : try integer(Int16.self) >= 0 }

  /// The bytes of the next field; nil for NULL. They are valid as long as the row.
  mutating func bytes() throws(PostgreSQLError) -> UnsafeRawBufferPointer? {
    let length = try integer(Int32.self)
    return length < 0 ? nil : try take(Int(length))
  }

  /// The next field, a text; nil for NULL.
  mutating func text() throws(PostgreSQLError) -> String? { try bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// The next field, a BIGINT.
  mutating func bigint() throws(PostgreSQLError) -> Int64 {
    guard try integer(Int32.self) == 8 else { throw Self.unreadable }
    return try integer(Int64.self)
  }

  private mutating func integer<Number: FixedWidthInteger>(_: Number.Type) throws(PostgreSQLError) -> Number {
    Number(bigEndian: try take(MemoryLayout<Number>.size).loadUnaligned(as: Number.self))
  }

  private mutating func take(_ count: Int) throws(PostgreSQLError) -> UnsafeRawBufferPointer {
    guard count <= rest.count else { throw Self.unreadable }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
    return UnsafeRawBufferPointer(rebasing: rest[..<count])
  }

  private static let unreadable = PostgreSQLError.damaged("a copied row has an unknown format")
}
