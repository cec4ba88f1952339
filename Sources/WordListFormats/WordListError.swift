/// An error in a text that should be a word list.
public struct WordListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line of the error, counted from 1; `nil` when the error has no line.
  public let line: Int?
  /// What is wrong and how to correct it.
  public let message: String

  /// An error with its line, if it has one.
  public init(line: Int? = nil, message: String) {
    self.line = line
    self.message = message
  }

  /// The line, if there is one, and the message.
  public var description: String { line.map { "line \($0): \(message)" } ?? message }

  static let empty = WordListError(message: "the list has no words: write each word with its translation")
}
