import ArgumentParser
import Foundation
import StrictJSON

/// Transforms standard input into standard output, line by line.
enum LineFilter {
  /// Calls `answer` for every line. `answer` appends the output for the line to its second argument.
  static func run(_ answer: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void) {
    var reader = LineReader()
    var output: [UInt8] = []
    var hasMore = true
    while hasMore {
      hasMore = reader.readLines { line in
        answer(line, &output)
        output.append(0x0A)
      }
      flush(&output)
    }
  }

  /// Reads and writes JSON Lines. An invalid line yields `{"error": …}` and processing continues; the final exit code is then 1.
  static func runJSON(_ answer: (inout JSONObjectReader) async -> JSON?) async throws {
    var reader = LineReader()
    var output: [UInt8] = []
    var hasErrors = false
    var hasMore = true
    while hasMore {
      var lines: [[UInt8]] = []
      hasMore = reader.readLines { lines.append(Array($0)) }
      for line in lines {
        switch await reply(to: line, answer) {
        case .success(let json): json.write(to: &output)
        case .failure(let error):
          hasErrors = true
          JSON.object(["error": .string(error.message)]).write(to: &output)
        }
        output.append(0x0A)
      }
      flush(&output)
    }
    if hasErrors { throw ExitCode(1) }
  }

  private static func flush(_ output: inout [UInt8]) {
    FileHandle.standardOutput.write(Data(output))
    output.removeAll(keepingCapacity: true)
  }

  private struct LineError: Error { let message: String }

  private static func reply(
    to line: [UInt8], _ answer: (inout JSONObjectReader) async -> JSON?
  ) async -> Result<JSON, LineError> {
    let json: JSON
    do { json = try JSON.parse(line) } catch { return .failure(LineError(message: "not JSON: \(error)")) }
    let problems = JSONProblems()
    guard var reader = JSONObjectReader(json, path: "", problems: problems) else {
      return .failure(LineError(message: problems.list.map(\.description).joined(separator: "; ")))
    }
    let result = await answer(&reader)
    reader.refuseUnknownKeys()
    if let result, problems.list.isEmpty { return .success(result) }
    return .failure(LineError(message: problems.list.map(\.description).joined(separator: "; ")))
  }
}
