import Foundation

/// The audit of all shipped blueprints as a whole process, against a process of the same program that has nothing to do.
enum AuditBenchmark {
  static func run(program: String) throws {
    var audits: [Double] = []
    var empties: [Double] = []
    for round in 0..<16 {
      let audit = try time(program, ["audit", "Content/blueprints"])
      let empty = try time(program, ["match"])
      if round > 0 {
        audits.append(audit)
        empties.append(empty)
      }
    }
    let (audit, empty) = (Sample(audits).median, Sample(empties).median)
    print("audit of all languages, whole process   median ms   empty process ms   ratio")
    print("                                        \(rounded(audit))         \(rounded(empty))               \(rounded(audit / empty)) x")
  }

  /// How long a process takes from its start to its end, in milliseconds.
  static func time(_ program: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return try milliseconds {
      try process.run()
      process.waitUntilExit()
    }
  }
}
