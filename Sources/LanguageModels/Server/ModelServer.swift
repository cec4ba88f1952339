import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import StrictJSON

/// Talks JSON with a model server.
struct ModelServer: Sendable {
  /// Where the server is, without a trailing slash.
  let address: String
  /// Sent as a bearer token, where one is needed.
  let key: String?

  // NB: a first request may wait until a model of gigabytes is loaded.
  private static let patience = TimeAmount.seconds(120)
  private static let largestReply = 64 << 20

  init(address: String, key: String?) {
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.key = key
  }

  /// Posts a body, and reads the reply.
  func post(_ path: String, _ body: JSON) async throws(ModelServerError) -> JSON {
    var request = HTTPClientRequest(url: address + path)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
    request.body = .bytes(ByteBuffer(bytes: body.bytes))
    let (status, bytes) = try await exchange(request)
    guard (200..<300).contains(status) else {
      throw .refused(address: address, status: status, reason: Self.reason(bytes))
    }
    do { return try JSON.parse(bytes) } catch { throw .unreadable(address: address, reason: "not JSON: \(error)") }
  }

  private func exchange(_ request: HTTPClientRequest) async throws(ModelServerError) -> (status: Int, body: [UInt8]) {
    do {
      let response = try await HTTPClient.shared.execute(request, timeout: Self.patience)
      let body = try await response.body.collect(upTo: Self.largestReply)
      return (Int(response.status.code), Array(body.readableBytesView))
    } catch { throw .unreachable(address: address, reason: "\(error)") }
  }

  /// Servers write their errors as a string, as an object with a message, or as no JSON at all.
  private static func reason(_ bytes: [UInt8]) -> String? {
    guard let error = (try? JSON.parse(bytes))?["error"] else { return nil }
    return error.string ?? error["message"]?.string
  }
}
