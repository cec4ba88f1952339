import GRDB
import Identifiers
import PracticeTests
import Placement
import Storage
import TestSupport
import Testing
import WordGame

@testable import SQLiteStorage

@Suite("The migration from cookies to sessions")
struct SessionMigrationTests {
  private static let cookie = "0123456789abcdef0123456789abcdef"
  /// NB: a property, so that the folder outlives every use in a test.
  private let scratch = ScratchFolder()

  /// Makes a database whose profile `p1` has the id of an old cookie.
  private func makeOld(_ version: String = "008 checksums and texts of notes") throws {
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite", configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: "007 clients of attempts")
    try database.write { try SampleRows.insert(upTo: "007 clients of attempts", $0) }
    try Migrations.migrator.migrate(database, upTo: version)
    try database.write { db in
      try SchemaVersion.mark(db)
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      for table in ["attempt", "course", "practice_test", "calendar", "word_list_edition", "own_word_list", "game"] {
        try db.execute(sql: "UPDATE \(table) SET profile_id = ? WHERE profile_id = 'p1'", arguments: [Self.cookie])
      }
    }
    try database.close()
  }

  @Test("keeps the data of a learner, whose cookie is now the token of an old session")
  func data() async throws {
    try makeOld()
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    let stores = Stores(store)
    let session = try #require(try await stores.profiles.session(TokenDigest(token: Self.cookie)))
    #expect(session.profileID.rawValue.count == 32 && session.profileID.rawValue != Self.cookie)
    #expect(session.createdAt == 0 && session.replacedAt == nil)
    #expect(try await stores.attempts.attempts(profileID: session.profileID, limit: 9).count == 2)
    #expect(try await stores.practice.course("c1", profileID: session.profileID)?.notes.count == 2)
    #expect(try await stores.schedule.profile(ofCalendar: "secret") == session.profileID)
    #expect(try await stores.games.games(profileID: session.profileID, GameFilter(), limit: 9).map(\.game.id) == ["g1"])
    #expect(try await stores.games.ownLists(profileID: session.profileID).map(\.id) == ["own1"])
  }

  @Test("leaves no token in any file")
  func traces() throws {
    try makeOld()
    #expect(try scratch.contains(Self.cookie))
    let store = try Store(folder: scratch.path)
    #expect(try !scratch.contains(Self.cookie))
    try store.close()
    #expect(try !scratch.contains(Self.cookie))
    #expect(FolderCheck(folder: scratch.path).findings.filter { $0.severity == .problem } == [])
  }

  @Test("leaves a profile alone whose id was no cookie")
  func others() async throws {
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite", configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: "007 clients of attempts")
    try await database.write { try SampleRows.insert(upTo: "007 clients of attempts", $0) }
    try database.close()
    let store = try Store(folder: scratch.path)
    defer { try? store.close() }
    #expect(try await Stores(store).attempts.attempts(profileID: "p1", limit: 9).count == 2)
    #expect(try await Stores(store).profiles.sessions(of: "p1").isEmpty)
  }
}
