import GRDB
public import Placement

/// Reads the finished attempts of a data folder. It changes nothing, and a server can use the folder at the same time.
public struct FinishedAttempts: Sendable {
  private let database: DatabaseQueue

  /// Opens the database of an existing data folder for reading.
  /// - Throws: ``StorageError``.
  public init(folder: String) throws(StorageError) {
    let path = StoreFiles(folder: folder).database
    database = try ReadOnlyDatabase.open(path)
    do {
      guard try database.read(Migrations.migrator.hasCompletedMigrations) else {
        throw StorageError.cannotOpen(path: path, reason: "it is of an earlier version: start nivel serve with this folder once")
      }
    } catch { throw StorageError(caught: error) }
  }

  /// Calls a function with the finished attempts at the tests in a language, all of one moment.
  /// - Throws: ``StorageError``, or the error of the function.
  public func read<Value>(languageID: String, _ body: (any FinishedAttemptSnapshot) throws -> Value) throws -> Value {
    try database.read { try body(SQLiteFinishedAttempts(languageID: languageID, db: $0)) }
  }
}

/// The finished attempts within a transaction: one shard.
// NB: unchecked, because a database is not Sendable. Its one shard is read on the thread of the transaction.
private struct SQLiteFinishedAttempts: FinishedAttemptSnapshot, @unchecked Sendable {
  let languageID: String
  let db: Database

  var shardCount: Int { 1 }

  func documents() throws -> [Int64: TestDocuments] {
    let ids = try Int64.fetchAll(db, sql: "SELECT id FROM blueprint WHERE language_id = ?", arguments: [languageID])
    return try ids.reduce(into: [:]) { documents, id in documents[id] = try TestDocuments.fetch(id, db) }
  }

  func forEach(inShard shard: Int, _ each: (FinishedAttempt) throws -> Void) throws {
    let repeated = try repeatedAnswers()
    var next = try repeated.next()
    let records = try AttemptRecord.fetchCursor(
      db, sql: "SELECT * FROM attempt WHERE language_id = ? AND status = 'finished' ORDER BY id", arguments: [languageID])
    while let record = try records.next() {
      var known: Set<String> = []
      // NB: both cursors have the order of SQLite, by bytes. Attempts that are not finished are passed over.
      while let answer = next, !record.id.rawValue.utf8.lexicographicallyPrecedes(answer.attemptID.utf8) {
        if answer.attemptID == record.id.rawValue { known.insert(answer.itemID) }
        next = try repeated.next()
      }
      try each(FinishedAttempt(record.attempt(db), without: known))
    }
  }

  /// The answers to items that the learner has answered in attempts and drills before, in the order of the attempts.
  // NB: the answers of the learners with several attempts are sorted once, so that one with very many attempts takes little time.
  private func repeatedAnswers() throws -> some Cursor<(attemptID: String, itemID: String)> {
    try Row.fetchCursor(
      db,
      sql: """
        SELECT id, item_id FROM (
          SELECT attempt.id, item_id, row_number() OVER (PARTITION BY profile_id, item_id ORDER BY started_at, attempt.id) AS number
          FROM attempt JOIN answer ON attempt_id = attempt.id WHERE language_id = ?1 AND profile_id IN (
            SELECT profile_id FROM attempt WHERE language_id = ?1 GROUP BY profile_id HAVING count(*) > 1)
        ) WHERE number > 1 ORDER BY id
        """, arguments: [languageID]
    ).map { (attemptID: $0["id"], itemID: $0["item_id"]) }
  }
}

extension FinishedAttempt {
  fileprivate init(_ attempt: Attempt, without known: Set<String>) {
    self.init(
      blueprintID: attempt.blueprintID, seed: attempt.seed, client: attempt.client,
      answers: attempt.answers.filter { !known.contains($0.key) }.map { Answer(itemID: $0.key, given: $0.value.given) })
  }
}
