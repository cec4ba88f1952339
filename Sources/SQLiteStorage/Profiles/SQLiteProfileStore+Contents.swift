import GRDB
public import Identifiers
import Placement
public import Storage

extension SQLiteProfileStore {
  /// Fetches ids of attempts, drills, practice tests and deleted lists, the times of answers, the secret of the calendar, and all hard words
  /// with their reviews.
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
        answerTimes: try Self.answerTimes(profileID, db), deletedLists: try Self.deletedLists(profileID, db),
        calendarSecret: try String.fetchOne(db, sql: "SELECT secret FROM calendar WHERE profile_id = ?", arguments: [profileID]))
    }
  }

  private static func answerTimes(_ profileID: ProfileID, _ db: Database) throws -> [AttemptID: [String: Timestamp]] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT attempt_id, item_id, answered_at FROM answer JOIN attempt ON attempt.id = answer.attempt_id WHERE attempt.profile_id = ?
        """, arguments: [profileID])
    var times: [AttemptID: [String: Timestamp]] = [:]
    while let row = try rows.next() {
      let (attempt, item): (AttemptID, String) = (row["attempt_id"], row["item_id"])
      times[attempt, default: [:]][item] = row["answered_at"]
    }
    return times
  }

  private static func deletedLists(_ profileID: ProfileID, _ db: Database) throws -> [ProfileContents.Edition] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT list_id, edition FROM word_list_edition AS kept WHERE profile_id = ? AND NOT EXISTS
          (SELECT 1 FROM own_word_list AS own WHERE own.profile_id = kept.profile_id AND own.id = kept.list_id)
        ORDER BY list_id, edition
        """, arguments: [profileID]
    ).map { ProfileContents.Edition(listID: $0["list_id"], edition: $0["edition"]) }
  }
}
