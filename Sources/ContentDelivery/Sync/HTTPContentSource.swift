import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Releases on a web server.
public struct HTTPContentSource: ContentSource {
  /// NB: redirects are off, so that a release comes only from the given address. Compression is off, so that a length is that of the file.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout = .init(connect: .seconds(10), read: .seconds(15))
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  private let address: String
  private let patience: TimeAmount

  /// Creates a source for one address.
  /// - Parameters:
  ///   - address: the URL of the folder that has `manifest.json`.
  ///   - patience: the maximum time for one file, in seconds.
  public init(address: String, patience: Int = 120) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.patience = .seconds(Int64(patience))
  }

  /// What is wrong with an address, and what to do; nil when the address is valid.
  public static func problem(with address: String) -> String? {
    let example = "write it like https://content.example/nivel"
    // NB: `host` would load the tables of international domain names; `encodedHost` does not.
    guard let url = URLComponents(string: address, encodingInvalidCharacters: false), ["http", "https"].contains(url.scheme?.lowercased()),
      url.encodedHost?.isEmpty == false
    else { return "\"\(address)\" is not a web address: \(example)" }
    guard url.rangeOfPort == nil || (1...65_535).contains(url.port ?? 0) else { return "\(address): the port is not valid: \(example)" }
    guard url.query == nil, url.fragment == nil, url.user == nil else {
      return "\(address): the address may not have a user name, a query or a fragment: \(example)"
    }
    return nil
  }

  /// Requests a file with GET. Gives up after 15 seconds without a byte.
  public func get(
    _ path: String, known: String?, from offset: Int, limit: Int, receive: @Sendable ([UInt8]) async throws -> Void
  ) async throws -> SourceReply {
    let url = "\(address)/\(path)"
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept-Encoding", value: "identity")
    if let known { request.headers.add(name: "If-None-Match", value: known) }
    if offset > 0 { request.headers.add(name: "Range", value: "bytes=\(offset)-") }
    let response: HTTPClientResponse
    do { response = try await Self.client.execute(request, timeout: patience) } catch {
      throw SourceError.unreachable(address: url, reason: Self.words(for: error))
    }
    switch (response.status.code, known, offset) {
    case (304, .some, _): return .unchanged
    case (200, _, 0): break
    case (206, _, 1...) where response.headers.first(name: "Content-Range")?.hasPrefix("bytes \(offset)-") == true: break
    case (200, _, _), (206, _, _), (416, _, _): return .wantsWhole
    case (304, nil, _): throw SourceError.status(address: url, 304)
    case (300..<400, _, _): throw SourceError.redirected(address: url)
    default: throw SourceError.status(address: url, Int(response.status.code))
    }
    let encoding = response.headers.first(name: "Content-Encoding") ?? "identity"
    guard encoding.lowercased() == "identity" else { throw SourceError.encoded(address: url, encoding) }
    try await read(response, url, limit, receive)
    return .received(entityTag: response.headers.first(name: "ETag"))
  }

  private func read(
    _ response: HTTPClientResponse, _ url: String, _ limit: Int, _ receive: @Sendable ([UInt8]) async throws -> Void
  ) async throws {
    let announced = response.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
    guard announced <= limit else { throw SourceError.tooLarge(address: url, limit: limit) }
    var (count, body) = (0, response.body.makeAsyncIterator())
    // NB: the HTTP client's own deadline ends with the headers, and a body that arrives slowly but steadily never reaches its read timeout.
    let end = ContinuousClock.now + .nanoseconds(patience.nanoseconds)
    while let part = try await next(&body, url) {
      count += part.count
      guard count <= limit else { throw SourceError.tooLarge(address: url, limit: limit) }
      try await receive(part)
      guard ContinuousClock.now < end else { throw SourceError.cutOff(address: url) }
    }
  }

  private func next(_ body: inout HTTPClientResponse.Body.AsyncIterator, _ url: String) async throws -> [UInt8]? {
    do { return try await body.next().map { Array($0.readableBytesView) } } catch { throw SourceError.cutOff(address: url) }
  }

  private static func words(for error: any Error) -> String {
    if (error as? HTTPClientError) == .deadlineExceeded || (error as? HTTPClientError) == .connectTimeout { return "timeout" }
    let text = "\(error)"
    if text.contains("UnknownHost") { return "there is no such host" }
    return text.contains("Connection refused") ? "the connection was refused" : text
  }
}
