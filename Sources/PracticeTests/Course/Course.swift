public import Identifiers
public import NoteFacts

/// Something a learner studies, with notes.
public struct Course: Sendable, Hashable {
  /// One text of notes, as it was typed or uploaded.
  public struct Notes: Sendable, Hashable {
    public let id: String
    public let name: String
    /// Markdown or plain text.
    public let text: String
    /// The topics its headings name, each once.
    public let topics: [String]
    /// How many words there are, as far as spaces part them.
    public let wordCount: Int

    /// Notes as they were written; reads them.
    public init(id: String, name: String, text: String) {
      self.init(
        id: id, name: name, text: text, topics: NotesDocument(markdown: text).topics,
        wordCount: text.split(whereSeparator: \.isWhitespace).count)
    }

    /// Notes as they were kept.
    public init(id: String, name: String, text: String, topics: [String], wordCount: Int) {
      self.id = id
      self.name = name
      self.text = text
      self.topics = topics
      self.wordCount = wordCount
    }
  }

  public let id: String
  public let profileID: ProfileID
  public var name: String
  /// The primary subtag of the language of the notes.
  public var language: String
  /// Topics named by hand, beside those found in the headings.
  public var topics: [String]
  public let createdAt: Timestamp
  /// In the order in which they were added.
  public var notes: [Notes]

  public init(
    id: String, profileID: ProfileID, name: String, language: String, topics: [String] = [], createdAt: Timestamp, notes: [Notes] = []
  ) {
    self.id = id
    self.profileID = profileID
    self.name = name
    self.language = language
    self.topics = topics
    self.createdAt = createdAt
    self.notes = notes
  }

  /// All notes, one after the other.
  public var document: NotesDocument { NotesDocument(markdown: notes.map(\.text).joined(separator: "\n\n")) }
}
