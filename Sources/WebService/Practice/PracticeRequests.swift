import ItemWriting
import QuestionWriting
import PracticeTests
import StrictJSON

/// The body of a request that creates or changes a course.
struct CourseRequest {
  let name: String
  /// The language of the notes; nil if the server is to recognize it, or if it does not change.
  let language: String?
  let topics: [String]

  init?(_ reader: inout JSONObjectReader) {
    let name = reader.string("name").map(OneLine.of)
    let language = reader.optionalString("language")
    topics = (reader.optionalStrings("topics") ?? []).map(OneLine.of).filter { !$0.isEmpty }
    guard let name else { return nil }
    if !OneLine.isFit(name) { reader.complain(OneLine.rule, at: "name") }
    if topics.count > 200 || !topics.allSatisfy(OneLine.isFit) { reader.complain("at most 200 topics; \(OneLine.rule)", at: "topics") }
    if let language, !LanguageSubtag.isFit(language) { reader.complain(LanguageSubtag.rule, at: "language") }
    (self.name, self.language) = (name, language)
  }
}

/// The form of language ids in courses and own word lists.
enum LanguageSubtag {
  static let rule = "a language is the first part of a BCP 47 tag, such as \"es\""

  static func isFit(_ text: String) -> Bool { (2...8).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isLowercase } }
}

/// The form of names and topics: one line of text.
enum OneLine {
  static let rule = "use 1 to 200 characters, without control characters"

  /// Replaces each run of white space by one space, and removes it at both ends.
  static func of(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Whether a line is valid. NB: The length is counted in Unicode scalars, because one character can have any number of marks.
  static func isFit(_ line: String) -> Bool {
    let scalars = line.unicodeScalars
    return (1...200).contains(scalars.count) && !scalars.contains { $0.properties.generalCategory == .control }
  }
}

/// The body of a request that adds or changes notes.
struct NotesRequest {
  /// The maximum size of the body, in bytes.
  static let limit = 4 << 20

  let name: String
  let text: String

  init?(_ reader: inout JSONObjectReader) {
    guard let name = reader.string("name").map(OneLine.of), let text = reader.string("text") else { return nil }
    if !OneLine.isFit(name) { reader.complain(OneLine.rule, at: "name") }
    if text.allSatisfy(\.isWhitespace) { reader.complain("the notes are empty: write or paste some text", at: "text") }
    if text.contains("\0") { reader.complain("this is not text: save the notes as plain text or Markdown", at: "text") }
    (self.name, self.text) = (name, text)
  }
}

/// The body of a request that orders a test.
struct PracticeTestOrder {
  let courseID: String
  let topics: [String]
  let difficulty: Difficulty
  let questionCount: Int
  let backend: String
  let seed: UInt64?

  private static let backends = ["auto", "notes", "ollama", "openai"]

  init(
    courseID: String, topics: [String] = [], difficulty: Difficulty = .medium, questionCount: Int, backend: String = "notes",
    seed: UInt64? = nil
  ) {
    (self.courseID, self.topics, self.difficulty, self.questionCount) = (courseID, topics, difficulty, questionCount)
    (self.backend, self.seed) = (backend, seed)
  }

  init?(_ reader: inout JSONObjectReader) {
    let courseID = reader.string("course_id")
    topics = reader.optionalStrings("topics") ?? []
    let difficulty = reader.word("difficulty", Difficulty.self)
    let count = reader.integer("question_count", in: PracticeTestRequest.counts)
    backend = reader.optionalString("backend") ?? "notes"
    if !Self.backends.contains(backend) { reader.complain("choose one of \(Self.backends.joined(separator: ", "))", at: "backend") }
    seed = reader.optionalInteger("seed", in: 0...(1 << 53)).map(UInt64.init)
    guard let courseID, let difficulty, let count else { return nil }
    (self.courseID, self.difficulty, questionCount) = (courseID, difficulty, count)
  }
}

extension PracticeTest.Report {
  /// Reads a report from the body of a request.
  ///
  /// - Parameter reader: The body.
  init?(_ reader: inout JSONObjectReader) {
    self.init(
      option: reader.optionalInteger("option", in: 0...(QuestionSlot.optionCount - 1)), text: reader.optionalString("text"),
      isFlagged: reader.optionalBool("flagged"),
      milliseconds: reader.optionalInteger("milliseconds", in: 0...(7 * 86_400_000)),
      sequence: reader.optionalInteger("sequence", in: 0...(1 << 53)))
  }
}
