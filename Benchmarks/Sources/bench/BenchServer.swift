import Foundation

struct BenchFailure: Error, CustomStringConvertible { let description: String }

/// A server in a separate process, on a free port.
final class BenchServer {
  let port: Int
  private let process = Process()

  convenience init(program: String, data: String, _ options: String...) throws {
    try self.init(program: program, ["serve", "--port", "0", "--data", data] + options)
  }

  /// - Parameter arguments: the arguments of the program. Its first line of output ends with the port.
  init(program: String, _ arguments: [String]) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.split(separator: ":").last.flatMap({ Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) else {
      throw BenchFailure(description: "the server did not start: \(line)")
    }
    self.port = port
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// One learner's attempt at the English test, and requests that answer its items.
struct BenchAttempt: Sendable {
  private let id: String
  private let cookie: String
  private let items: [String]

  init(port: Int) throws {
    let body = #"{"language_id": "en"}"#
    guard let socket = HTTPConnection(port: port),
      socket.exchange(
        "POST /api/v1/attempts HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
      )
        == 201,
      let json = try JSONSerialization.jsonObject(with: socket.body) as? [String: Any], let id = json["attempt_id"] as? String,
      let items = json["items"] as? [[String: Any]], let cookie = socket.cookie
    else { throw BenchFailure(description: "the attempt could not be started") }
    self.id = id
    self.cookie = cookie
    self.items = items.filter { $0["format"] as? String == "cloze_choice" }.compactMap { $0["item_id"] as? String }
  }

  /// The attempt as a line of the plan that `answers.lua` reads.
  var planLine: String { ([id, cookie] + items).joined(separator: " ") }

  func answer(_ number: Int) -> String {
    let body = #"{"choice": "o\#(number % 4 + 1)", "sequence": \#(number + 1)}"#
    return """
      PUT /api/v1/attempts/\(id)/answers/\(items[number % items.count]) HTTP/1.1\r\nHost: bench\r\nCookie: \(cookie)\r\n\
      Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
  }
}
