import NoteFacts

extension Course {
  /// The topics from the headings of the notes, each once; letter case does not matter.
  public var foundTopics: [String] { notes.flatMap(\.topics).uniquedIgnoringCase() }

  /// The course without its notes.
  public var outline: CourseOutline {
    CourseOutline(
      id: id, name: name, language: language, topics: (foundTopics + topics).uniquedIgnoringCase(), notesCount: notes.count,
      wordCount: notes.reduce(0) { $0 + $1.wordCount })
  }
}

extension CourseContents {
  /// The topics from the headings of the notes, each once; letter case does not matter.
  public var foundTopics: [String] { notes.flatMap(\.topics).uniquedIgnoringCase() }
}

/// A course without its notes, for lists.
public struct CourseOutline: Sendable, Hashable {
  /// The id of the course.
  public let id: String
  /// The name of the course.
  public let name: String
  /// The primary subtag of the language of the notes.
  public let language: String
  /// All topics, each once: those from the headings of the notes, then those that the learner added.
  public let topics: [String]
  /// The number of texts of notes.
  public let notesCount: Int
  /// The total number of words in the notes.
  public let wordCount: Int

  /// Creates an outline; removes repeated topics.
  public init(id: String, name: String, language: String, topics: [String], notesCount: Int, wordCount: Int) {
    self.id = id
    self.name = name
    self.language = language
    self.topics = topics.uniquedIgnoringCase()
    self.notesCount = notesCount
    self.wordCount = wordCount
  }
}
