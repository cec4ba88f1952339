import ArgumentParser
import Foundation
import StrictJSON

/// Turns standard input into standard output, line by line.
///
/// What has been read is answered before more is waited for, so a program can talk to the command through pipes.
enum LineFilter {
  /// A line longer than this is answered with an error, and skipped.
  static let lineLimit = 64 << 20

  /// Hands every line, without its line feed, to `answer`, and writes the answer as a line.
  static func run(_ answer: ([UInt8]) -> [UInt8]) {
    var output: [UInt8] = []
    var pending: [UInt8] = []
    while case var rest = nextChunk()[...], !rest.isEmpty {
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        pending += rest[..<end]
        output += answer(withoutReturn(pending)) + [UInt8(ascii: "\n")]
        pending.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      if pending.count < lineLimit { pending += rest }
      flush(&output)
    }
    if !pending.isEmpty { output += answer(withoutReturn(pending)) + [UInt8(ascii: "\n")] }
    flush(&output)
  }

  /// What standard input has ready, waiting for at least a byte; empty at its end.
  ///
  /// NB: not `FileHandle.read(upToCount:)`, which waits until all it was asked for has come.
  private static func nextChunk() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat { count = read(STDIN_FILENO, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }

  private static func withoutReturn(_ line: [UInt8]) -> [UInt8] {
    line.last == UInt8(ascii: "\r") ? Array(line.dropLast()) : line
  }

  private static func flush(_ output: inout [UInt8]) {
    FileHandle.standardOutput.write(Data(output))
    output.removeAll(keepingCapacity: true)
  }

  /// JSON Lines in, JSON Lines out. A bad line gets `{"error": …}`, the rest goes on, and the status is 1 in the end.
  static func runJSON(_ answer: (inout JSONObjectReader) -> JSON?) throws {
    var hasErrors = false
    run { line in
      let result = reply(to: line, answer)
      if case .failure = result { hasErrors = true }
      return switch result {
      case .success(let json): json.bytes
      case .failure(let error): JSON.object(["error": .string(error.message)]).bytes
      }
    }
    if hasErrors { throw ExitCode(1) }
  }

  private struct LineError: Error { let message: String }

  private static func reply(to line: [UInt8], _ answer: (inout JSONObjectReader) -> JSON?) -> Result<JSON, LineError> {
    let json: JSON
    do { json = try JSON.parse(line) } catch { return .failure(LineError(message: "not JSON: \(error)")) }
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems) else {
      return .failure(LineError(message: problems.list.map(\.description).joined(separator: "; ")))
    }
    let result = answer(&reader)
    reader.refuseUnknownKeys()
    if let result, problems.list.isEmpty { return .success(result) }
    return .failure(LineError(message: problems.list.map(\.description).joined(separator: "; ")))
  }
}
