import Foundation
import Synchronization

/// A program on the search path of the system.
struct ExternalProgram {
  let file: URL

  /// Finds a program; `nil` if none of the folders in `PATH` has it.
  init?(named name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let files = folders.map { "\($0)/\(name)" }
    guard let path = files.first(where: FileManager.default.isExecutableFile) else { return nil }
    file = URL(filePath: path)
  }

  /// Why a program gave no output.
  enum Failure: Error, CustomStringConvertible {
    case notStarted, status(Int32), tooLong, tooMuch

    var description: String {
      switch self {
      case .notStarted: "cannot be started"
      case .status(let status): "ended with status \(status)"
      case .tooLong: "took too long"
      case .tooMuch: "gave too much text"
      }
    }
  }

  /// Runs the program and returns what it writes to standard output. The program is ended when it exceeds a limit.
  func output(_ arguments: [String], limit: Int, within patience: Duration) -> Result<Data, Failure> {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = file
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return .failure(.notStarted) }
    let read = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      while let part = try? pipe.fileHandleForReading.read(upToCount: 1 << 16), !part.isEmpty {
        if read.withLock({
          $0 += part; return $0.count > limit
        }) {
          break
        }
      }
      isRead.signal()
    }
    // NB: a program that the program has started can keep the pipe open, so the end of the pipe is not awaited without a limit.
    let isLate = isRead.wait(timeout: .now() + patience / .seconds(1)) == .timedOut
    let bytes = read.withLock { $0 }
    if isLate || bytes.count > limit {
      // NB: a program that a Swift thread starts inherits its blocked signals, so that only this one surely ends it.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      return .failure(isLate ? .tooLong : .tooMuch)
    }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? .success(bytes) : .failure(.status(process.terminationStatus))
  }
}
