import ArgumentParser
import Foundation

/// Standard output for results, standard error for the rest.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Prints what is wrong and gives the status to end with.
  static func failure(_ error: any Error, status: Int32 = 1) -> ExitCode {
    note("\(error)")
    return ExitCode(status)
  }

  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }
}

/// Something wrong with what a user handed in: where, what, and what to do.
struct InputError: Error, CustomStringConvertible {
  let file: String
  var line = 1
  let message: String

  var description: String { "\(file):\(line): \(message)" }
}
