/// An invalid line of a script.
public struct ModelScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// What is wrong and what to do.
  public let message: String

  /// The line number and the message.
  public var description: String { "line \(line): \(message)" }
}
