/// The metadata of a word list that a player uploaded. The words of a list never change; changed words make a new list.
public struct OwnWordList: Sendable, Hashable {
  /// Unique within its profile.
  public let id: String
  /// The profile that owns the list.
  public let profileID: String
  /// The name that the player gave the list.
  public let name: String
  /// The language of the translations (BCP 47).
  public let languageID: String
  /// The edition: a hash of the words.
  public let edition: String
  /// The number of entries.
  public let entryCount: Int
  /// The number of false friends over all entries.
  public let falseFriendCount: Int
  /// Whether some words of the list need borrowed wrong translations.
  public let borrows: Bool
  /// The time of the upload, in microseconds since 1970, UTC.
  public let createdAt: Int64

  /// The metadata of a list.
  public init(
    id: String, profileID: String, name: String, languageID: String, edition: String, entryCount: Int, falseFriendCount: Int,
    borrows: Bool, createdAt: Int64
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
