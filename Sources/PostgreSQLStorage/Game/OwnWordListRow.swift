import Identifiers
import WordGame

/// A row of `own_word_list`.
enum OwnWordListRow {
  private static let columns = """
    profile_id, id, name, language_id, edition, entry_count, false_friend_count, borrows, created_at
    """

  static func insert(_ list: OwnWordList, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      "INSERT INTO own_word_list (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
      [
        list.profileID, list.id, list.name, list.languageID, list.edition, list.entryCount, list.falseFriendCount, list.borrows,
        list.createdAt,
      ])
  }

  static func find(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> OwnWordList? {
    try lists("profile_id = $1 AND id = $2", [profileID, id], connection).first
  }

  /// All lists of a profile, in the order of their creation.
  static func all(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [OwnWordList] {
    try lists("profile_id = $1 ORDER BY created_at, id", [profileID], connection)
  }

  /// Whether a profile has fewer lists than a limit.
  static func hasRoom(of profileID: ProfileID, limit: Int, _ connection: PostgreSQLConnection) throws -> Bool {
    // NB: the limit is small, so the ids are counted here.
    try connection.rows("SELECT id FROM own_word_list WHERE profile_id = $1", [profileID]).count < limit
  }

  /// Returns whether the list existed.
  static func delete(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> Bool {
    try connection.change("DELETE FROM own_word_list WHERE profile_id = $1 AND id = $2", [profileID, id]) > 0
  }

  private static func lists(
    _ condition: String, _ values: [(any SQLEncodable)?], _ connection: PostgreSQLConnection
  ) throws -> [OwnWordList] {
    try connection.rows("SELECT \(columns) FROM own_word_list WHERE \(condition)", values).map { try list($0) }
  }

  private static func list(_ row: SQLRow) throws -> OwnWordList {
    OwnWordList(
      id: try row["id"], profileID: try row["profile_id"], name: try row["name"], languageID: try row["language_id"],
      edition: try row["edition"], entryCount: try row["entry_count"], falseFriendCount: try row["false_friend_count"],
      borrows: try row["borrows"], createdAt: try row["created_at"])
  }
}

/// A row of `word_list_edition`.
enum WordListEditionRow {
  /// Stores the document of an edition unless it is stored already. `profileID` is the owner of an own list; nil for a list for everybody.
  static func insertIfNew(
    _ edition: String, of listID: String, profileID: ProfileID?, document: [UInt8], _ connection: PostgreSQLConnection
  ) throws {
    try connection.change(
      "INSERT INTO word_list_edition (list_id, edition, profile_id, document) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
      [listID, edition, profileID, document])
  }

  static func document(
    of listID: String, edition: String, profileID: ProfileID, _ connection: PostgreSQLConnection
  ) throws -> [UInt8]? {
    let row = try connection.row(
      """
      SELECT document FROM word_list_edition
      WHERE list_id = $1 AND edition = $2 AND (profile_id IS NULL OR profile_id = $3)
      """, [listID, edition, profileID])
    guard let row else { return nil }
    let document: [UInt8] = try row["document"]
    return document
  }

  /// Deletes the editions of an own list that was deleted, except those that a game was played with.
  static func deleteUnplayed(of listID: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      """
      DELETE FROM word_list_edition AS kept WHERE kept.list_id = $1 AND kept.profile_id = $2 AND NOT EXISTS
        (SELECT 1 FROM game WHERE game.profile_id = kept.profile_id AND game.list_id = kept.list_id AND game.edition = kept.edition)
      """, [listID, profileID])
  }

  /// Whether an edition belongs to an own list that was deleted.
  static func isOfDeletedList(_ edition: String, of listID: String, _ connection: PostgreSQLConnection) throws -> Bool {
    let row = try connection.row(
      """
      SELECT kept.profile_id IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM own_word_list AS own WHERE own.profile_id = kept.profile_id AND own.id = kept.list_id) AS is_deleted
      FROM word_list_edition AS kept WHERE kept.list_id = $1 AND kept.edition = $2
      """, [listID, edition])
    guard let row else { return false }
    return try row["is_deleted"]
  }
}
