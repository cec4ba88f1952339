public import Identifiers
import Placement
public import Storage

extension PostgreSQLProfileStore {
  /// Fetches ids of attempts, drills, practice tests and deleted lists, the times of answers, the secret of the calendar, and all hard words
  /// with their reviews.
  public func contents(of profileID: ProfileID) async throws -> ProfileContents {
    try await database.read { connection in
      func ids<ID: SQLDecodable>(_ source: String) throws -> [ID] {
        try connection.rows("SELECT id FROM \(source)", [profileID]).map { try $0["id"] }
      }
      let calendar = try connection.row("SELECT secret FROM calendar WHERE profile_id = $1", [profileID])
      return ProfileContents(
        attempts: try ids("attempt WHERE profile_id = $1 AND drill_items IS NULL ORDER BY started_at, id"),
        drills: try ids("attempt WHERE profile_id = $1 AND drill_items IS NOT NULL ORDER BY started_at, id"),
        practiceTests: try ids("practice_test WHERE profile_id = $1 ORDER BY created_at, id"),
        hardWords: try HardWordRow.all(of: profileID, connection), reviews: try HardWordReviewRow.all(of: profileID, connection),
        answerTimes: try Self.answerTimes(profileID, connection), deletedLists: try Self.deletedLists(profileID, connection),
        calendarSecret: try calendar?["secret"])
    }
  }

  private static func answerTimes(
    _ profileID: ProfileID, _ connection: PostgreSQLConnection
  ) throws -> [AttemptID: [String: Timestamp]] {
    let rows = try connection.rows(
      """
      SELECT attempt_id, item_id, answered_at FROM answer JOIN attempt ON attempt.id = answer.attempt_id WHERE attempt.profile_id = $1
      """, [profileID])
    var times: [AttemptID: [String: Timestamp]] = [:]
    for row in rows {
      let (attempt, item): (AttemptID, String) = (try row["attempt_id"], try row["item_id"])
      let time: Timestamp = try row["answered_at"]
      times[attempt, default: [:]][item] = time
    }
    return times
  }

  private static func deletedLists(_ profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [ProfileContents.Edition] {
    try connection.rows(
      """
      SELECT list_id, edition FROM word_list_edition AS kept WHERE profile_id = $1 AND NOT EXISTS
        (SELECT 1 FROM own_word_list AS own WHERE own.profile_id = kept.profile_id AND own.id = kept.list_id)
      ORDER BY list_id, edition
      """, [profileID]
    ).map { ProfileContents.Edition(listID: try $0["list_id"], edition: try $0["edition"]) }
  }
}
