import GRDB
import Testing

@testable import SQLiteStorage

@Suite("The indexes of the database")
struct IndexTests {
  /// NB: a property, so that the folder outlives every use of the store in a test.
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  /// The steps with which SQLite runs a statement, with those that check foreign keys.
  private func plan(_ sql: String) async throws -> [String] {
    try await scratch.store.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] }
    }
  }

  @Test("find all rows of a profile, and all rows that refer to them", arguments: SQLiteProfileStore.tables)
  func profiles(table: String) async throws {
    let plan = try await plan("DELETE FROM \(table) WHERE profile_id = 'p'")
    #expect(plan.filter { $0.hasPrefix("SCAN") } == [])
  }

  @Test("find the games and lists that refer to an edition")
  func editions() async throws {
    let plan = try await plan("DELETE FROM word_list_edition WHERE list_id = 'l' AND profile_id = 'p'")
    #expect(plan.filter { $0.hasPrefix("SCAN") } == [])
  }
}
