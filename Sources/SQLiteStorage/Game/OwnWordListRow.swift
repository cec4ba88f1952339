import GRDB
import Identifiers
import WordGame

/// A row of `own_word_list`.
struct OwnWordListRow: SnakeCaseRecord {
  static let databaseTableName = "own_word_list"

  let profileId: ProfileID
  let id: String
  let name: String
  let languageId: String
  let edition: String
  let entryCount: Int
  let falseFriendCount: Int
  let borrows: Bool
  let createdAt: Timestamp

  init(_ list: OwnWordList) {
    (profileId, id, name, languageId) = (list.profileID, list.id, list.name, list.languageID)
    (edition, entryCount, falseFriendCount) = (list.edition, list.entryCount, list.falseFriendCount)
    (borrows, createdAt) = (list.borrows, list.createdAt)
  }

  var list: OwnWordList {
    OwnWordList(
      id: id, profileID: profileId, name: name, languageID: languageId, edition: edition, entryCount: entryCount,
      falseFriendCount: falseFriendCount, borrows: borrows, createdAt: createdAt)
  }
}

/// A row of `word_list_edition`.
enum WordListEditionRow {
  /// Stores the document of an edition unless it is stored already. `profileID` is the owner of an own list; nil for a list for everybody.
  static func insertIfNew(_ edition: String, of listID: String, profileID: ProfileID?, document: [UInt8], _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO word_list_edition (list_id, edition, profile_id, document) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      arguments: [listID, edition, profileID, Blob(document)])
  }

  static func document(of listID: String, edition: String, profileID: ProfileID, _ db: Database) throws -> [UInt8]? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT document, \(CurrentSchema.isIntact("word_list_edition")) FROM word_list_edition
        WHERE list_id = ? AND edition = ? AND (profile_id IS NULL OR profile_id = ?)
        """, arguments: [listID, edition, profileID])
    guard let row else { return nil }
    try CurrentSchema.verify(row, "the word list \(listID)")
    return (row["document"] as Blob).bytes
  }

  /// Deletes the editions of an own list that was deleted, except those that a game was played with.
  static func deleteUnplayed(of listID: String, profileID: ProfileID, _ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM word_list_edition WHERE list_id = ? AND profile_id = ? AND NOT EXISTS
          (SELECT 1 FROM game WHERE game.profile_id = word_list_edition.profile_id AND game.list_id = word_list_edition.list_id
            AND game.edition = word_list_edition.edition)
        """, arguments: [listID, profileID])
  }

  /// Whether an edition belongs to an own list that was deleted.
  static func isOfDeletedList(_ edition: String, of listID: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT profile_id IS NOT NULL AND NOT EXISTS
          (SELECT 1 FROM own_word_list AS own WHERE own.profile_id = kept.profile_id AND own.id = kept.list_id)
        FROM word_list_edition AS kept WHERE list_id = ? AND edition = ?
        """, arguments: [listID, edition]) ?? false
  }
}
