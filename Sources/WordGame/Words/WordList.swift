/// A list of words with their translations into one language.
public struct WordList: Sendable, Hashable {
  /// Unique among all lists, such as `es-en`.
  public var id: String
  /// The language of the translations (BCP 47).
  public var languageID: String
  /// The language of the words to ask (BCP 47): English, except in joined lists.
  public var baseLanguageID: String
  /// The version of the list, for people. It does not affect the edition.
  public var version: String
  /// The entries in the order of the list.
  public var entries: [WordEntry]

  /// A list with all its entries.
  public init(id: String, languageID: String, version: String, entries: [WordEntry], baseLanguageID: String = "en") {
    self.id = id
    self.languageID = languageID
    self.version = version
    self.entries = entries
    self.baseLanguageID = baseLanguageID
  }
}
