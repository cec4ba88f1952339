import Foundation

/// Runs processes on the last core only.
enum OneCore {
  static let thisProgram = URL(fileURLWithPath: CommandLine.arguments[0]).path

  /// Runs a command, and returns what it prints.
  static func run(_ command: [String], input: String? = nil, environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["taskset", "-c", String(ProcessInfo.processInfo.processorCount - 1)] + command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchFailure(description: "\(command) failed") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
