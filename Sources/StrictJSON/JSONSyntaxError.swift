/// Text that is not JSON (RFC 8259) as Nivel takes it: what is wrong and where.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in bytes.
  public let column: Int
  /// What is wrong and what to do, without the place.
  public let message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String { "line \(line), column \(column): \(message)" }
}
