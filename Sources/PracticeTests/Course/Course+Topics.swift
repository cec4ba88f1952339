import NoteFacts

extension Course {
  /// The topics that the headings of the notes name, each once.
  public var foundTopics: [String] { notes.flatMap(\.topics).uniquedIgnoringCase() }

  /// What is to be known of the course without its notes.
  public var outline: CourseOutline {
    CourseOutline(
      id: id, name: name, language: language, topics: (foundTopics + topics).uniquedIgnoringCase(), notesCount: notes.count,
      wordCount: notes.reduce(0) { $0 + $1.wordCount })
  }
}

/// A course without its notes, as lists need it.
public struct CourseOutline: Sendable, Hashable {
  public let id: String
  public let name: String
  /// The primary subtag of the language of the notes.
  public let language: String
  /// Every topic once: those found in the headings of the notes, then those named by hand.
  public let topics: [String]
  /// How many texts of notes there are.
  public let notesCount: Int
  /// How many words they have in all.
  public let wordCount: Int

  public init(id: String, name: String, language: String, topics: [String], notesCount: Int, wordCount: Int) {
    self.id = id
    self.name = name
    self.language = language
    self.topics = topics.uniquedIgnoringCase()
    self.notesCount = notesCount
    self.wordCount = wordCount
  }
}
