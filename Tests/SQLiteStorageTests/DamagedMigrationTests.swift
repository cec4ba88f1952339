import GRDB
import Testing

@testable import SQLiteStorage

@Suite("A store of an earlier version with a damaged row")
struct DamagedMigrationTests {
  private let scratch = ScratchFolder()
  private var path: String { "\(scratch.path)/nivel.sqlite" }

  /// Makes a database of an earlier version with an attempt whose checksum is wrong.
  private func makeDamaged(_ version: String) throws {
    let database = try DatabaseQueue(path: path, configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: "007 clients of attempts")
    try database.write { try SampleRows.insert(upTo: "007 clients of attempts", $0) }
    try Migrations.migrator.migrate(database, upTo: version)
    try database.close()
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      db.add(function: DatabaseFunction(RowChecksum.function, pure: true) { _ in 1 })
    }
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try other.write { try $0.execute(sql: "UPDATE attempt SET seed = seed + 1 WHERE id = 'a1'") }
    try other.close()
  }

  private func state() throws -> [[Row]] {
    try ReadOnlyDatabase.open(path).read { db in
      try ["grdb_migrations", "attempt", "answer"].map { try Row.fetchAll(db, sql: "SELECT * FROM \($0)") }
    }
  }

  @Test(
    "is refused by name and is not changed, so that the row stays known as damaged",
    arguments: Migrations.migrator.migrations.filter { $0 >= "008" && $0 != Migrations.migrator.migrations.last })
  func refusal(version: String) throws {
    try makeDamaged(version)
    let before = try state()
    let error = #expect(throws: StorageError.self) { _ = try Store(folder: scratch.path) }
    let message = error?.description ?? ""
    #expect(message.contains("1 row of attempt") && message.contains("nivel check") && message.contains("nivel restore"))
    #expect(try state() == before)
    let findings = FolderCheck(folder: scratch.path).findings.filter { $0.severity == .problem }.map(\.message)
    #expect(findings.contains { $0.contains("a row of attempt is not as it was written: a1") })
  }
}
