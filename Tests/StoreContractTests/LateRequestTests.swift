import Identifiers
import Placement
@testable import PostgreSQLStorage
import Storage
import TestSupport
import Testing

@Suite("Several servers on one database")
struct LateRequestTests {
  @Test("What a request at another server stores after an erasure is deleted later, and the profile is forgotten")
  func lateRequest() async throws {
    let name = "nivel-late-request"
    try await TestPostgreSQL.run("CREATE SCHEMA \"\(name)\"")
    let database = try await PostgreSQLDatabase(url: try await TestPostgreSQL.url(schema: name), server: "first")
    defer { database.close() }
    let (profiles, attempts) = (PostgreSQLProfileStore(database: database), PostgreSQLAttemptStore(database: database))
    try await profiles.delete("p1")
    let attempt = try await attempts.newAttempt("a1", of: "p1")
    try await profiles.deleteErasedAgain()
    #expect(try await attempts.attempt(attempt.id, profileID: "p1") != nil, "the erasure is too new")
    try await profiles.deleteErasedAgain(after: 0)
    #expect(try await attempts.attempt(attempt.id, profileID: "p1") == nil)
    let left = try await database.read { try $0.rows("SELECT id FROM erased_profile").count }
    #expect(left == 0)
  }
}
