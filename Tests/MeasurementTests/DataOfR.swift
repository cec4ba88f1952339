import Foundation
import Measurement

/// Data sets of R packages. They are read at test time, because they are too large to type in.
enum DataOfR {
  /// Whether R and the packages are installed.
  static let isInstalled: Bool = {
    let script = "for (name in c('psychotools', 'eRm', 'psychTools')) stopifnot(nzchar(system.file(package = name)))"
    return (try? output(script)) != nil
  }()

  /// The answers of 316 persons to 24 questions about verbal aggression, of the package psychotools.
  static func verbalAggression() throws -> ResponseMatrix {
    try matrix("VerbalAggression", package: "psychotools", "VerbalAggression$resp2")
  }

  /// The simulated answers of 100 persons to 30 items, of the package eRm.
  static func rasch() throws -> ResponseMatrix { try matrix("raschdat1", package: "eRm", "raschdat1") }

  /// The answers of 1,525 persons to 16 questions, of the package psychTools. 16 persons answered none.
  static func ability() throws -> ResponseMatrix { try matrix("ability", package: "psychTools", "ability") }

  private static func matrix(_ name: String, package: String, _ expression: String) throws -> ResponseMatrix {
    let script = "data('\(name)', package = '\(package)'); write.csv(\(expression), row.names = FALSE, na = '', quote = FALSE)"
    return try ResponseFile([UInt8](output(script))).matrix
  }

  /// What a program for R writes.
  private static func output(_ script: String) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Rscript", "--vanilla", "-e", script]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
