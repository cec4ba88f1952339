import ArgumentParser
import Foundation

/// The console: standard output for results, standard error for all other messages.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Prints an error and returns the exit code for it.
  static func failure(_ error: any Error, status: Int32 = 1) -> ExitCode {
    note("\(error)")
    return ExitCode(status)
  }

  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }
}
