import GRDB
public import Identifiers
import Placement
public import Storage

extension SQLiteProfileStore {
  /// Fetches ids of attempts, drills and practice tests, the secret of the calendar, and all hard words with their reviews.
  public func contents(of profileID: ProfileID) async throws -> ProfileContents {
    try await store.read { db in
      func attempts(_ condition: String) throws -> [AttemptID] {
        try AttemptID.fetchAll(
          db, sql: "SELECT id FROM attempt WHERE profile_id = ? AND \(condition) ORDER BY started_at, id", arguments: [profileID])
      }
      return ProfileContents(
        attempts: try attempts("drill_items IS NULL"), drills: try attempts("drill_items IS NOT NULL"),
        practiceTests: try String.fetchAll(
          db, sql: "SELECT id FROM practice_test WHERE profile_id = ? ORDER BY created_at, id", arguments: [profileID]),
        hardWords: try HardWordRow.fetchAll(
          db, sql: "SELECT * FROM hard_word WHERE profile_id = ? ORDER BY list_id, english", arguments: [profileID]
        ).map { $0.word },
        reviews: try HardWordReviewRow.all(of: profileID, db),
        calendarSecret: try String.fetchOne(db, sql: "SELECT secret FROM calendar WHERE profile_id = ?", arguments: [profileID]))
    }
  }
}
