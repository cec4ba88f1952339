public import Identifiers

/// A word list that a player brought along, without its words. They never change: another list is a new one.
public struct OwnWordList: Sendable, Hashable {
  public let id: String
  public let profileID: ProfileID
  public let name: String
  /// The language of the translations (BCP 47).
  public let languageID: String
  /// Which words it has.
  public let edition: String
  public let entryCount: Int
  public let falseFriendCount: Int
  /// Whether wrong words have to be borrowed for some of its words.
  public let borrows: Bool
  public let createdAt: Timestamp

  public init(
    id: String, profileID: ProfileID, name: String, languageID: String, edition: String, entryCount: Int, falseFriendCount: Int,
    borrows: Bool, createdAt: Timestamp
  ) {
    self.id = id
    self.profileID = profileID
    self.name = name
    self.languageID = languageID
    self.edition = edition
    self.entryCount = entryCount
    self.falseFriendCount = falseFriendCount
    self.borrows = borrows
    self.createdAt = createdAt
  }
}
