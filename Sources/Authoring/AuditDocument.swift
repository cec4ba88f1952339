public import StrictJSON

/// What the audit of one file or several came to: the document that `nivel audit --format json` prints and the service sends.
public struct AuditDocument: Sendable {
  /// Files that could be looked at.
  public private(set) var blueprints = 0
  public private(set) var items = 0
  public private(set) var findings: [Finding] = []

  public init() {}

  /// Whether a gate is broken somewhere.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  public mutating func add(_ report: Audit.Report) {
    blueprints += 1
    items += report.items
    findings += report.findings
  }

  public mutating func add(_ finding: Finding) { findings.append(finding) }

  /// `{"blueprints", "items", "findings"}`.
  public var json: JSON {
    ["blueprints": .number(blueprints), "items": .number(items), "findings": .array(findings.map(\.json))]
  }
}

extension Finding {
  /// `{"gate", "severity", "file", "line", "language_id", "item_id", "message"}`.
  fileprivate var json: JSON {
    [
      "gate": .string(gate), "severity": .string(severity.rawValue), "file": .string(file), "line": .number(line),
      "language_id": .string(languageID), "item_id": .string(itemID), "message": .string(message),
    ]
  }
}
