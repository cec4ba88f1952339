public import Identifiers
import Storage
public import WordGame

extension PostgreSQLGameStore {
  /// Fetches a profile's own lists, sorted by creation time and id.
  public func ownLists(profileID: ProfileID) async throws -> [OwnWordList] {
    try await database.read { try OwnWordListRow.all(of: profileID, $0) }
  }

  /// Fetches one of a profile's own lists; nil when the profile has no such list.
  public func ownList(_ id: String, profileID: ProfileID) async throws -> OwnWordList? {
    try await database.read { try OwnWordListRow.find(id, profileID: profileID, $0) }
  }

  /// Stores a list and its words in one transaction, or returns false when the profile already has `limit` lists.
  public func create(_ list: OwnWordList, document: [UInt8], limit: Int) async throws -> Bool {
    try await database.write(.profile(list.profileID)) { [quota = database.quota] connection in
      guard try OwnWordListRow.hasRoom(of: list.profileID, limit: limit, connection) else { return false }
      try WordListEditionRow.insertIfNew(list.edition, of: list.id, profileID: list.profileID, document: document, connection)
      try OwnWordListRow.insert(list, connection)
      try quota.check(list.profileID, connection)
      return true
    }
  }

  /// Deletes a list and its hard words in one transaction, and returns whether the list existed. The words of its edition
  /// stay only if a game was played with them, because games are replayed from them.
  public func deleteOwnList(_ id: String, profileID: ProfileID) async throws -> Bool {
    try await database.write(.profile(profileID)) { connection in
      guard try OwnWordListRow.delete(id, profileID: profileID, connection) else { return false }
      try connection.change("DELETE FROM hard_word WHERE profile_id = $1 AND list_id = $2", [profileID, id])
      try WordListEditionRow.deleteUnplayed(of: id, profileID: profileID, connection)
      return true
    }
  }
}
