import ItemWriting

/// Why no test can be written. The description says what to do.
public enum NotesGeneratorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The notes contain only this number of facts.
  case tooFewFacts(Int)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .tooFewFacts(let count):
      """
      the notes state \(count) facts that can be asked for, and a question with options needs \(QuestionSlot.optionCount): write more lines such \
      as “Term: what it is”, tables of terms, numbered steps, sentences such as “A cell is the smallest unit of life”, or key terms in bold
      """
    }
  }
}
