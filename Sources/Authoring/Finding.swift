/// A fault that the audit found in a blueprint.
public struct Finding: Sendable, Hashable {
  /// Whether a finding prevents the use of a blueprint.
  public enum Severity: String, Sendable, Hashable {
    /// The blueprint fails a gate, and must not be used.
    case error
    /// A heuristic found something that a person should check. It never changes the exit status.
    case advice
  }

  /// The name of the gate or heuristic.
  public let gate: String
  /// Whether a gate or a heuristic found it.
  public let severity: Severity
  /// The name of the file, as it was given to the audit.
  public let file: String
  /// Line in the file, counted from 1.
  public let line: Int
  /// The language of the blueprint; nil when it could not be read.
  public let languageID: String?
  /// Nil when the finding concerns the blueprint as a whole.
  public let itemID: String?
  /// What is wrong and what to do.
  public let message: String

  /// Creates a finding from its parts.
  public init(
    gate: String, severity: Severity, file: String, line: Int, languageID: String?, itemID: String?, message: String
  ) {
    self.gate = gate
    self.severity = severity
    self.file = file
    self.line = line
    self.languageID = languageID
    self.itemID = itemID
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  /// One line, as compilers print them: file, line, gate, item and message.
  public var description: String {
    let item = itemID.map { " \($0)" } ?? ""
    return "\(file):\(line): \(severity == .advice ? "advice: " : "")\(gate)\(item): \(message)"
  }
}
