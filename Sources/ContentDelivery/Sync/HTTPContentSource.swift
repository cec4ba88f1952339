import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Releases on a web server.
public struct HTTPContentSource: ContentSource {
  /// NB: no redirects, so that a release comes from where it was asked for or not at all; and no compression, so that a length is a length.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout = .init(connect: .seconds(10), read: .seconds(15))
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  private let address: String
  private let patience: TimeAmount

  /// - Parameters:
  ///   - address: where `manifest.json` lies.
  ///   - patience: for one file, in seconds, however slowly it comes.
  public init(address: String, patience: Int = 120) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.patience = .seconds(Int64(patience))
  }

  /// What is wrong with an address, and what to do; nil when releases can be asked for below it.
  public static func problem(with address: String) -> String? {
    let example = "write it like https://content.example/nivel"
    // NB: `encodedHost`, since for `host` the tables of international names would be loaded.
    guard let url = URLComponents(string: address, encodingInvalidCharacters: false), ["http", "https"].contains(url.scheme?.lowercased()),
      url.encodedHost?.isEmpty == false
    else { return "\"\(address)\" is no address of the web: \(example)" }
    guard url.rangeOfPort == nil || (1...65_535).contains(url.port ?? 0) else { return "\(address): this port is none: \(example)" }
    guard url.query == nil, url.fragment == nil, url.user == nil else {
      return "\(address): nothing can be before @, or from ? or # on: \(example)"
    }
    return nil
  }

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
    // NB: the client's own limit ends with the headers, and a body that trickles would never be slow enough for its read timeout.
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
    if (error as? HTTPClientError) == .deadlineExceeded || (error as? HTTPClientError) == .connectTimeout { return "it took too long" }
    let text = "\(error)"
    if text.contains("UnknownHost") { return "there is no such host" }
    return text.contains("Connection refused") ? "nothing listens there" : text
  }
}
