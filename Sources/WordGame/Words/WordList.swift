/// Words to play with, in one language.
public struct WordList: Sendable, Hashable {
  /// Names the list among others: `es-en`.
  public var id: String
  /// The language of the translations (BCP 47).
  public var languageID: String
  public var version: String
  public var entries: [WordEntry]

  public init(id: String, languageID: String, version: String, entries: [WordEntry]) {
    self.id = id
    self.languageID = languageID
    self.version = version
    self.entries = entries
  }
}
