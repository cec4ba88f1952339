/// The questions that a test already contains, parsed once so that each new draft can be compared with them.
public struct AcceptedQuestions: Sendable {
  private(set) var entries: [QuestionShape]
  private let language: String

  /// Parses the accepted drafts.
  ///
  /// - Parameters:
  ///   - drafts: In the order in which they were accepted.
  ///   - language: The primary subtag of the language of the notes.
  public init(_ drafts: [QuestionDraft] = [], language: String) {
    self.language = language
    entries = drafts.map { QuestionShape($0, language: language) }
  }

  /// The drafts, in the order in which they were accepted.
  public var drafts: [QuestionDraft] { entries.map(\.draft) }

  /// Adds a question after all others.
  public mutating func append(_ draft: QuestionDraft) { entries.append(QuestionShape(draft, language: language)) }
}
