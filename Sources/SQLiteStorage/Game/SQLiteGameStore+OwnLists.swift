import GRDB
public import Identifiers
import Storage
public import WordGame

extension SQLiteGameStore {
  /// Fetches a profile's own lists, sorted by creation time and id.
  public func ownLists(profileID: ProfileID) async throws -> [OwnWordList] {
    try await store.read { db in
      try OwnWordListRow.fetchIntact(db, where: "profile_id = ? ORDER BY created_at, id", [profileID]).map(\.list)
    }
  }

  /// Fetches one of a profile's own lists; nil when the profile has no such list.
  public func ownList(_ id: String, profileID: ProfileID) async throws -> OwnWordList? {
    try await store.read { db in
      try OwnWordListRow.fetchIntact(db, where: "profile_id = ? AND id = ?", [profileID, id]).first?.list
    }
  }

  /// Stores a list and its words in one transaction, or returns false when the profile already has `limit` lists.
  public func create(_ list: OwnWordList, document: [UInt8], limit: Int) async throws -> Bool {
    try await store.writer.perform(bytes: document.count) { [quota = store.quota] db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM own_word_list WHERE profile_id = ?", arguments: [list.profileID])
      guard (count ?? 0) < limit else { return false }
      try WordListEditionRow.insertIfNew(list.edition, of: list.id, profileID: list.profileID, document: document, db)
      try OwnWordListRow(list).insert(db)
      try quota.check(list.profileID, db)
      return true
    }
  }

  /// Deletes a list and its hard words in one transaction, and returns whether the list existed. The words of its edition
  /// stay only if a game was played with them, because games are replayed from them.
  public func deleteOwnList(_ id: String, profileID: ProfileID) async throws -> Bool {
    try await store.writer.perform { db in
      try db.execute(sql: "DELETE FROM own_word_list WHERE profile_id = ? AND id = ?", arguments: [profileID, id])
      guard db.changesCount > 0 else { return false }
      try db.execute(sql: "DELETE FROM hard_word WHERE profile_id = ? AND list_id = ?", arguments: [profileID, id])
      try WordListEditionRow.deleteUnplayed(of: id, profileID: profileID, db)
      return true
    }
  }
}
