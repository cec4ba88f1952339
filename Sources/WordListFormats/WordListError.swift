/// Why a text is no word list.
public struct WordListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Counted from 1; nil when no line is to blame.
  public let line: Int?
  /// What is wrong and what to do.
  public let message: String

  public init(line: Int? = nil, message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { line.map { "line \($0): \(message)" } ?? message }

  static let empty = WordListError(message: "there are no words in it: give every word with its translation")
}
