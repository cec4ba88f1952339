import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import StrictJSON

/// A client for the JSON interface of a model server.
struct ModelServer: Sendable {
  /// The base URL of the server without a trailing slash.
  let address: String
  /// The bearer token, if the server requires one.
  let key: String?

  // NB: The first request may have to wait until a model of several gigabytes is loaded.
  private static let patience = TimeAmount.seconds(120)
  /// The timeout for checking whether a server is available.
  static let probePatience = TimeAmount.seconds(2)
  /// NB: By default, the client would retry a refused connection until the timeout. It would also follow redirects, and send notes and
  /// keys to an address that the operator has not named.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  private static let maximumReplyBytes = 64 << 20

  init(address: String, key: String?) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.key = key
  }

  /// Posts a body and reads the reply.
  ///
  /// - Parameter maximumBytes: The maximum length of the reply in bytes.
  func post(_ path: String, _ body: JSON, maximumBytes: Int = maximumReplyBytes) async throws(ModelServerError) -> JSON {
    var request = self.request(path)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    // NB: The body is sent with its length, because some servers reject chunked bodies.
    request.body = .bytes(ByteBuffer(bytes: body.bytes))
    return try json(try await reply(to: request, maximumBytes, Self.patience))
  }

  /// Gets the JSON at a path. An empty body counts as null.
  func get(_ path: String) async throws(ModelServerError) -> JSON {
    let bytes = try await reply(to: request(path), Self.maximumReplyBytes, Self.probePatience)
    return bytes.isEmpty ? .null : try json(bytes)
  }

  private func request(_ path: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: address + path)
    if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
    return request
  }

  private func reply(
    to request: HTTPClientRequest, _ maximumBytes: Int, _ patience: TimeAmount
  ) async throws(ModelServerError) -> [UInt8] {
    let (status, bytes) = try await exchange(request, maximumBytes, patience)
    guard (200..<300).contains(status) else { throw .refused(address: address, status: status, reason: Self.reason(bytes)) }
    return bytes
  }

  private func exchange(
    _ request: HTTPClientRequest, _ maximumBytes: Int, _ patience: TimeAmount
  ) async throws(ModelServerError) -> (status: Int, body: [UInt8]) {
    do {
      let response = try await Self.client.execute(request, timeout: patience)
      let body = try await response.body.collect(upTo: maximumBytes)
      return (Int(response.status.code), Array(body.readableBytesView))
    } catch is NIOTooManyBytesError {
      throw .unreadable(address: address, reason: "more than \(maximumBytes) bytes")
    } catch { throw .unreachable(address: address, reason: Self.words(for: error)) }
  }

  private static func words(for error: any Error) -> String {
    if (error as? HTTPClientError) == .deadlineExceeded || (error as? HTTPClientError) == .connectTimeout { return "it took too long" }
    let text = "\(error)"
    return text.contains("Connection refused") ? "connection refused" : text
  }

  private func json(_ bytes: [UInt8]) throws(ModelServerError) -> JSON {
    do { return try JSON.parse(bytes) } catch { throw .unreadable(address: address, reason: "not JSON: \(error)") }
  }

  /// The error message in a reply. Servers send errors as a string, as an object with a message, or not as JSON.
  private static func reason(_ bytes: [UInt8]) -> String? {
    guard let error = (try? JSON.parse(bytes))?["error"] else { return nil }
    return error.string ?? error["message"]?.string
  }
}
