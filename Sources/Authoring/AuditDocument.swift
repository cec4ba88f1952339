public import StrictJSON

/// The outcome of auditing one or more files. `nivel audit --format json` prints this document, and the service sends it.
public struct AuditDocument: Sendable {
  /// The number of files that are JSON and were audited.
  public private(set) var blueprints = 0
  /// The number of items in these files.
  public private(set) var items = 0
  /// In the order in which they were added.
  public private(set) var findings: [Finding] = []

  /// Creates a document without files.
  public init() {}

  /// Whether a finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Adds the report on one file.
  public mutating func add(_ report: Audit.Report) {
    blueprints += 1
    items += report.items
    findings += report.findings
  }

  /// Adds a finding outside a report, for example on a file that is not JSON.
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
