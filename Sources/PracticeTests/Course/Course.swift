public import Identifiers
import NoteFacts

/// A course that a learner studies, with its notes. Times are microseconds since 1970, UTC.
public struct Course: Sendable, Hashable {
  /// One text of notes, as it was typed or uploaded.
  public struct Notes: Sendable, Hashable {
    /// Unique within its course.
    public let id: String
    /// The name that the learner gave, or the name of the uploaded file.
    public let name: String
    /// Markdown or plain text.
    public let text: String
    /// The topics from the headings, each once.
    public let topics: [String]
    /// The number of words separated by white space.
    public let wordCount: Int

    /// Creates notes from their text and computes the topics and the number of words.
    public init(id: String, name: String, text: String) {
      self.init(
        id: id, name: name, text: text, topics: NotesDocument(markdown: text).topics,
        wordCount: text.split(whereSeparator: \.isWhitespace).count)
    }

    /// Restores stored notes.
    public init(id: String, name: String, text: String, topics: [String], wordCount: Int) {
      self.id = id
      self.name = name
      self.text = text
      self.topics = topics
      self.wordCount = wordCount
    }
  }

  /// The id of the course.
  public let id: String
  /// The profile of the learner who owns the course.
  public let profileID: ProfileID
  /// The name of the course, which the learner can change.
  public var name: String
  /// The primary subtag of the language of the notes.
  public var language: String
  /// The topics that the learner added to those from the headings.
  public var topics: [String]
  /// The time at which the course was created.
  public let createdAt: Timestamp
  /// The notes in the order in which they were added.
  public var notes: [Notes]

  /// Creates a course from its parts.
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
}
