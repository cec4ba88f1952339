/// One thing the audit says about a blueprint.
public struct Finding: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    /// A gate is broken: the blueprint must not be used.
    case error
    /// A heuristic noticed something: a person should look. Never changes the exit status.
    case advice
  }

  /// Name of the gate or piece of advice.
  public let gate: String
  public let severity: Severity
  public let file: String
  /// Line in the file, counted from 1.
  public let line: Int
  public let languageID: String?
  /// Nil when the finding is about the blueprint as a whole.
  public let itemID: String?
  /// What is wrong and what to do.
  public let message: String

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
