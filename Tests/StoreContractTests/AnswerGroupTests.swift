import Identifiers
import Placement
@testable import PostgreSQLStorage
import Storage
import TestSupport
import Testing

@Suite("Answers that PostgreSQL stores in groups")
struct AnswerGroupTests {
  /// Runs a test with an empty database, in which each of some profiles has an attempt of its own.
  private func withAttempts(
    _ name: String, _ count: Int, _ body: (PostgreSQLDatabase, any AttemptStore) async throws -> Void
  ) async throws {
    let schema = "nivel-groups-\(name)"
    try await TestPostgreSQL.run("CREATE SCHEMA \"\(schema)\"")
    let database = try await PostgreSQLDatabase(url: try await TestPostgreSQL.url(schema: schema), server: "first")
    let attempts = PostgreSQLAttemptStore(database: database)
    let result = await Result.of {
      for number in 0..<count { try await attempts.newAttempt(Self.attempt(number), of: Self.profile(number)) }
      try await body(database, attempts)
    }
    database.close()
    try await TestPostgreSQL.run("DROP SCHEMA \"\(schema)\" CASCADE")
    try result.get()
  }

  private static func attempt(_ number: Int) -> AttemptID { AttemptID("a\(number)") }
  private static func profile(_ number: Int) -> ProfileID { ProfileID("p\(number)") }

  private func keep(_ text: String, _ sequence: Int, of number: Int, _ attempts: any AttemptStore) async throws -> AnswerReceipt {
    try await attempts.keep(
      .init(given: .text(text), sequence: sequence), for: "i\(sequence)", in: Self.attempt(number), profileID: Self.profile(number), at: 5)
  }

  @Test("are all stored, each with the count of its own attempt")
  func many() async throws {
    try await withAttempts("many", 150) { database, attempts in
      let receipts = try await concurrently(150) { number in
        var receipts: [AnswerReceipt] = []
        for sequence in 1...3 { receipts.append(try await keep("\(number), \(sequence)", sequence, of: number, attempts)) }
        return receipts
      }
      #expect(receipts.allSatisfy { $0 == (1...3).map { .kept(answered: $0) } })
      for number in 0..<150 {
        let answers = try await attempts.attempt(Self.attempt(number), profileID: Self.profile(number))?.answers
        #expect(answers?.mapValues(\.given) == ["i1": .text("\(number), 1"), "i2": .text("\(number), 2"), "i3": .text("\(number), 3")])
      }
      let transactions = try await database.read { connection in
        try connection.rows("SELECT DISTINCT xmin FROM answer").count
      }
      #expect(transactions < 225, "two answers share a transaction on average")
    }
  }

  @Test("do not wait for the transaction of another learner")
  func lockedProfile() async throws {
    try await withAttempts("locked", 20) { database, attempts in
      let holds = AsyncStream<Void>.makeStream()
      async let seen: Int = database.write(.profile(Self.profile(0))) { connection in
        _ = try connection.rows("SELECT 1")
        holds.continuation.finish()
        var count = 0
        // NB: ten seconds at most, so that a failure is no endless wait.
        for _ in 0..<500 where count < 19 {
          _ = try connection.rows("SELECT pg_sleep(0.02)")
          count = try connection.row("SELECT count(*) AS count FROM answer")?["count"] ?? 0
        }
        return count
      }
      for await _ in holds.stream {}
      let receipts = try await concurrently(20) { try await keep("x", 1, of: $0, attempts) }
      #expect(try await seen == 19, "the others are stored while the first learner's transaction goes on")
      #expect(receipts.allSatisfy { $0 == .kept(answered: 1) })
    }
  }

  @Test("are stored without the one that PostgreSQL refuses")
  func refused() async throws {
    try await withAttempts("refused", 20) { _, attempts in
      let receipts = try await concurrently(20) { number in
        try? await keep(number == 7 ? "a\u{0}b" : "x", 1, of: number, attempts)
      }
      #expect(receipts.indices.filter { receipts[$0] != .kept(answered: 1) } == [7] && receipts[7] == nil)
    }
  }

  @Test("of one attempt keep their order, even if they arrive together")
  func oneAttempt() async throws {
    try await withAttempts("one", 1) { _, attempts in
      let kept = try await concurrently(40) { index in
        let record = Attempt.Record(given: .dontKnow, sequence: 1, number: 1)
        return try await attempts.keep(record, for: "i\(index)", in: Self.attempt(0), profileID: Self.profile(0), at: 5)
      }
      #expect(kept.count { $0 == .kept(answered: 1) } == 1 && kept.count { $0 == .outOfOrder } == 39)
    }
  }
}
