import SQLiteStorage
import StrictJSON

extension FolderCheck {
  /// The number of placement attempts.
  var attempts: Int { rows["attempt"] ?? 0 }

  /// The number of practice tests.
  var practiceTests: Int { rows["practice_test"] ?? 0 }

  /// The exit status: 0 for no problem, 1 for problems, 2 for a folder that is not there.
  var status: Int32 { isFolder ? (hasProblem ? 1 : 0) : 2 }

  /// The report in sentences.
  func text(folder: String) -> String {
    let lines = findings.map { "\($0.severity.rawValue): \($0.message)" }
    let size = "\(Double(size * 10 >> 20) / 10) MiB"
    let free = freeSpace.map { ", \($0 >> 20) MiB free" } ?? ""
    let facts = [
      "\(folder): \(isInUse ? "a server is using it" : "no server is using it"), \(size)\(free)",
      "SQLite \(sqliteVersion), schema \(schema ?? "unknown"), attempts: \(attempts), practice tests: \(practiceTests)",
    ]
    return (facts + lines + [hasProblem ? "There are problems." : "Nothing is wrong."]).joined(separator: "\n")
  }

  /// The report for programs.
  func json(folder: String) -> JSON {
    let counts = rows.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: .number($0.value)) }
    return [
      "folder": .string(folder), "in_use": .bool(isInUse), "sqlite": .string(sqliteVersion), "schema": .string(schema),
      "bytes": .number(Int(size)), "free_bytes": freeSpace.map { JSON.number(Int($0)) } ?? .null, "rows": .object(counts),
      "findings": .array(findings.map { ["severity": .string($0.severity.rawValue), "message": .string($0.message)] }),
    ]
  }
}
