import Storage
import Testing

@Suite("The list of moved tables")
struct MovedTableTests {
  private static func schemas() async throws -> [StorageSchema] {
    [try StorageSchema.sqlite(), try await StorageSchema.postgreSQL()]
  }

  @Test("names every column of both storages, or a reason why it is left out")
  func complete() async throws {
    let moved = Set(MovedTable.all.flatMap { table in table.columns.map { "\(table.name).\($0.name)" } })
    for schema in try await Self.schemas() {
      let real = Set(schema.columns.filter { !LeftOut.covers(table: $0.table, column: $0.name) }.map { "\($0.table).\($0.name)" })
      #expect(real == moved)
    }
  }

  @Test("leaves out nothing that no storage has, and gives a reason")
  func nothingStale() async throws {
    let columns = try await Self.schemas().flatMap(\.columns)
    for one in LeftOut.all {
      // NB: a build without PostgreSQL does not know the tables of PostgreSQL.
      #expect(columns.contains { (one.table ?? $0.table) == $0.table && (one.column ?? $0.name) == $0.name })
      #expect(!one.reason.isEmpty && !columns.isEmpty)
    }
  }

  @Test("has the keys and the types of both storages")
  func keysAndTypes() async throws {
    for schema in try await Self.schemas() {
      for table in MovedTable.all {
        let columns = schema.columns.filter { $0.table == table.name }
        let key = columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }.map(\.name)
        #expect(table.key.map(\.name) == key)
        for column in table.columns {
          #expect(columns.first { $0.name == column.name }?.type == schema.types[column.kind], "\(table.name).\(column.name)")
        }
      }
    }
  }

  @Test("has every table after the tables that its rows refer to")
  func order() async throws {
    let places = Dictionary(MovedTable.all.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for schema in try await Self.schemas() {
      #expect(schema.references.count > 10)
      for reference in schema.references where !LeftOut.all.contains(where: { $0.table == reference.table && $0.column == nil }) {
        let (table, parent) = (try #require(places[reference.table]), try #require(places[reference.parent]))
        #expect(parent < table, "\(reference.table) refers to \(reference.parent)")
      }
    }
  }
}
