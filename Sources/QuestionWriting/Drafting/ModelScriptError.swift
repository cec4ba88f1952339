/// A line that is no turn.
public struct ModelScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// What is wrong and what to do.
  public let message: String

  public var description: String { "line \(line): \(message)" }
}
