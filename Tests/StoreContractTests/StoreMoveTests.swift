import Storage
import Testing

import PostgreSQLStorage

@Suite("A move between two storages")
struct StoreMoveTests {
  private static let profiles: [[MovedValue]] = (1...1200).map { [.text("profile \(10_000 + $0)"), .integer($0), .integer(1)] }

  @Test("continues behind the last stored row after an interruption, and stores no row twice")
  func interruption() throws {
    struct Interruption: Error {}
    let (source, target) = (MemoryStore(["profile": Self.profiles]), MemoryStore([:]))
    #expect(throws: Interruption.self) {
      try StoreMove(from: source, to: target) { if $0.done == 1000 { throw Interruption() } }.run()
    }
    #expect(target.tables["profile"]?.count == 1000 && target.isMarked)
    var copied: [Int] = []
    let counts = try StoreMove(from: source, to: target) { if $0.step == .copying { copied.append($0.done) } }.run()
    #expect(copied == [1200] && counts["profile"] == 1200)
    #expect(target.tables["profile"] == Self.profiles && !target.isMarked)
  }

  @Test("reports the rows of every batch, first those that were copied and then those that were checked")
  func progress() throws {
    var reports: [StoreMove.Progress] = []
    _ = try StoreMove(from: MemoryStore(["profile": Self.profiles]), to: MemoryStore([:])) { reports.append($0) }.run()
    #expect(reports.map(\.step) == [.copying, .copying, .copying, .checking, .checking, .checking])
    #expect(reports.map(\.done) == [500, 1000, 1200, 500, 1000, 1200])
    #expect(reports.allSatisfy { $0.table == "profile" && $0.rows == 1200 })
  }

  @Test("names the row that differs, also by the form of a letter alone")
  func difference() throws {
    let source = MemoryStore(["course": [[.text("c"), .text("p"), .text("e\u{301}"), .text("en"), .text("[]"), .integer(1)]]])
    let target = MemoryStore([:])
    target.change = { row in row.map { $0 == .text("e\u{301}") ? .text("\u{E9}") : $0 } }
    #expect(throws: StoreMoveError.different(table: "course", row: "the row (id “c”) has another value")) {
      try StoreMove(from: source, to: target) { _ in }.run()
    }
    #expect(target.isMarked)
  }

  @Test("does not show the id of a profile in an error")
  func profile() throws {
    let (source, target) = (MemoryStore(["calendar": [[.text("secret id"), .text("secret")]]]), MemoryStore([:]))
    target.change = { row in [row[0], .text("another")] }
    #expect(throws: StoreMoveError.different(table: "calendar", row: "the row (of one profile) has another value")) {
      try StoreMove(from: source, to: target) { _ in }.run()
    }
  }

  @Test("into a target with the same rows is complete, as after an interruption at its end, and stores nothing")
  func complete() throws {
    let (source, target) = (MemoryStore(["profile": Self.profiles]), MemoryStore(["profile": Self.profiles]))
    var steps: Set<StoreMove.Progress.Step> = []
    let counts = try StoreMove(from: source, to: target) { steps.insert($0.step) }.run()
    #expect(counts["profile"] == 1200 && steps == [.checking] && target.tables["profile"] == Self.profiles)
  }

  @Test("into a target with other rows is refused, and changes nothing", arguments: [0, 1199])
  func other(index: Int) throws {
    var rows = Self.profiles
    rows[index][2] = .integer(2)
    let target = MemoryStore(["profile": rows])
    #expect(throws: StoreMoveError.notEmpty(target: "the memory", table: "profile")) {
      try StoreMove(from: MemoryStore(["profile": Self.profiles]), to: target) { _ in }.run()
    }
    #expect(target.tables["profile"] == rows && !target.isMarked)
  }

  @Test("refuses a text that PostgreSQL cannot store, and names its row")
  func nul() async throws {
    try await TestPostgreSQL.run("CREATE SCHEMA \"move-of-nul\"")
    let source = MemoryStore(["course": [[.text("c"), .text("p"), .text("a\0b"), .text("en"), .text("[]"), .integer(1)]]])
    let target = try PostgreSQLMoveTarget(url: try await TestPostgreSQL.url(schema: "move-of-nul"))
    #expect(throws: StoreMoveError.hasNUL(table: "course", row: "id “c”")) {
      try StoreMove(from: source, to: target) { _ in }.run()
    }
    try await TestPostgreSQL.run("DROP SCHEMA \"move-of-nul\" CASCADE")
  }
}

/// A storage in memory.
private final class MemoryStore: MoveTarget {
  let name = "the memory"
  var tables: [String: [[MovedValue]]]
  var isMarked = false
  /// What happens to a row before it is stored.
  var change: ([MovedValue]) -> [MovedValue] = { $0 }

  init(_ tables: [String: [[MovedValue]]]) { self.tables = tables }

  func begin(from source: String) throws {
    if !isMarked, let table = MovedTable.all.first(where: { count(of: $0) > 0 }) {
      throw StoreMoveError.notEmpty(target: name, table: table.name)
    }
    isMarked = true
  }

  func count(of table: MovedTable) -> Int { tables[table.name]?.count ?? 0 }

  func rows(of table: MovedTable, after key: [MovedValue]?) -> [[MovedValue]] {
    let rows = tables[table.name] ?? []
    let next = key.flatMap { key in rows.firstIndex { table.key(of: $0) == key } }.map { $0 + 1 } ?? 0
    return Array(rows[next...].prefix(table.batch))
  }

  func lastKey(of table: MovedTable) -> [MovedValue]? { tables[table.name]?.last.map(table.key) }

  func insert(_ rows: [[MovedValue]], into table: MovedTable) { tables[table.name, default: []] += rows.map(change) }

  func finish() { isMarked = false }
}
