import HTTPTypes
import NIOHTTP1

/// The checks of a request's headers that need the headers exactly as the client sent them (RFC 9112).
///
/// A proxy and the server must agree on where a request ends and to which host it belongs. So the server refuses each request that two
/// programs could read in two ways.
enum RequestFraming {
  /// The reason to refuse a request; nil if there is none.
  static func problem(in head: HTTPRequestHead) -> Problem? {
    hostProblem(in: head) ?? encodingProblem(in: head.headers) ?? expectationProblem(in: head.headers)
  }

  /// Whether the client waits for the status 100 before it sends the body.
  static func expectsContinue(_ head: HTTPRequestHead) -> Bool {
    !isOld(head) && head.headers.first(name: "expect").map(isContinue) ?? false
  }

  /// The problem of a request that cannot be parsed.
  static func problem(of error: HTTPParserError) -> Problem {
    if error == .headerOverflow {
      return Problem(.requestHeaderFieldsTooLarge, "headers-too-large", "The headers of the request are too large.")
    }
    return malformed("The request is not valid HTTP/1.1, or it ends too early.")
  }

  private static func hostProblem(in head: HTTPRequestHead) -> Problem? {
    let hosts = head.headers["host"]
    // NB: HTTP/1.0 has no Host header. Some health checks of load balancers use it.
    if hosts.isEmpty, isOld(head) { return nil }
    guard hosts.count == 1, let authority = HostName(authority: hosts[0]) else {
      return malformed("Send exactly one Host header with the name of the server.")
    }
    if head.uri.hasPrefix("/") || head.uri == "*" { return nil }
    guard let named = HostName(uri: head.uri), named == authority else {
      return malformed("The address and the Host header name different servers.")
    }
    return nil
  }

  private static func encodingProblem(in headers: HTTPHeaders) -> Problem? {
    let encodings = headers["transfer-encoding"]
    if !encodings.isEmpty, encodings.map({ $0.lowercased() }) != ["chunked"] {
      return Problem(.notImplemented, "transfer-encoding", "The only transfer encoding of this server is chunked.")
    }
    // NB: a client must not list chunked here (RFC 9110, section 10.1.4). A proxy might take it for a transfer encoding.
    if headers["te"].contains(where: { $0.lowercased().contains("chunked") }) { return malformed("TE must not contain chunked.") }
    return nil
  }

  private static func expectationProblem(in headers: HTTPHeaders) -> Problem? {
    let expectations = headers["expect"]
    if expectations.isEmpty || (expectations.count == 1 && isContinue(expectations[0])) { return nil }
    return Problem(.expectationFailed, "expectation", "The only expectation that this server meets is 100-continue.")
  }

  /// Whether the version is older than HTTP/1.1.
  private static func isOld(_ head: HTTPRequestHead) -> Bool { head.version == .http1_0 || head.version.major < 1 }

  private static func isContinue(_ expectation: String) -> Bool { expectation.lowercased() == "100-continue" }

  private static func malformed(_ detail: String) -> Problem { Problem(.badRequest, "malformed-request", detail) }
}
