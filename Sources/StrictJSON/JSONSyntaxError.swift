/// A syntax error in a text that is not strict JSON (RFC 8259), with its place.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes, counted from 1.
  public let column: Int
  /// What is wrong and how to correct it, without the place.
  public let message: String

  /// An error at a place of a text.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The line, the column and the message.
  public var description: String { "line \(line), column \(column): \(message)" }
}
