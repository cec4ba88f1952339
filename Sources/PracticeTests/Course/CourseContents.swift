public import Identifiers

/// A course with what is known about its notes, without their texts. Changing a course needs no more, so that a change of the name or of
/// one text leaves the other texts on the disk.
public struct CourseContents: Sendable, Hashable {
  /// What is known about one text of notes.
  public struct Notes: Sendable, Hashable {
    /// Unique within its course.
    public let id: String
    /// The name that the learner gave, or the name of the uploaded file.
    public let name: String
    /// The topics from the headings, each once.
    public let topics: [String]
    /// The number of words separated by white space.
    public let wordCount: Int
    /// The size of the text, in bytes of UTF-8.
    public let byteCount: Int
    /// The text to store; nil if the stored text stays.
    public let newText: String?

    /// Describes a text to store.
    public init(_ notes: Course.Notes) {
      self.init(
        id: notes.id, name: notes.name, topics: notes.topics, wordCount: notes.wordCount, byteCount: notes.text.utf8.count,
        newText: notes.text)
    }

    /// Describes a text that is stored already.
    public init(id: String, name: String, topics: [String], wordCount: Int, byteCount: Int) {
      self.init(id: id, name: name, topics: topics, wordCount: wordCount, byteCount: byteCount, newText: nil)
    }

    private init(id: String, name: String, topics: [String], wordCount: Int, byteCount: Int, newText: String?) {
      self.id = id
      self.name = name
      self.topics = topics
      self.wordCount = wordCount
      self.byteCount = byteCount
      self.newText = newText
    }
  }

  /// The id of the course.
  public let id: String
  /// The profile of the learner who owns the course.
  public let profileID: ProfileID
  /// The name of the course.
  public var name: String
  /// The primary subtag of the language of the notes.
  public var language: String
  /// The topics that the learner added to those from the headings.
  public var topics: [String]
  /// The time at which the course was created.
  public let createdAt: Timestamp
  /// The notes in the order in which they were added.
  public var notes: [Notes]

  /// Creates the contents of a course from their parts.
  public init(
    id: String, profileID: ProfileID, name: String, language: String, topics: [String], createdAt: Timestamp, notes: [Notes]
  ) {
    self.id = id
    self.profileID = profileID
    self.name = name
    self.language = language
    self.topics = topics
    self.createdAt = createdAt
    self.notes = notes
  }

  /// Describes a course whose texts are all to be stored.
  public init(_ course: Course) {
    self.init(
      id: course.id, profileID: course.profileID, name: course.name, language: course.language, topics: course.topics,
      createdAt: course.createdAt, notes: course.notes.map(Notes.init))
  }

  /// The size of all texts, in bytes of UTF-8.
  public var byteCount: Int { notes.reduce(0) { $0 + $1.byteCount } }

  /// The course for lists.
  public var outline: CourseOutline {
    CourseOutline(
      id: id, name: name, language: language, topics: notes.flatMap(\.topics) + topics, notesCount: notes.count,
      wordCount: notes.reduce(0) { $0 + $1.wordCount })
  }
}
