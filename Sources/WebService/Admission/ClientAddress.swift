import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The network address of the client of a request.
enum ClientAddress {
  /// The group of addresses that the client of the current request belongs to; nil outside a request, and if the address is unknown.
  @TaskLocal static var current: String?

  /// The group of an address: an IPv4 address by itself, and the first 64 bits of an IPv6 address, because one client has all of them.
  static func group(of address: SocketAddress) -> String? {
    switch address {
    case .v4: return address.ipAddress
    case .v6:
      var bytes = [UInt8](repeating: 0, count: 16)
      guard let text = address.ipAddress, inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
      if bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] { return bytes.suffix(4).map(String.init).joined(separator: ".") }
      return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    case .unixDomainSocket: return nil
    }
  }

  /// Finds the address of the client of a request.
  struct Reader: Sendable {
    /// The groups of the proxies whose `X-Forwarded-For` is believed.
    private let proxies: Set<String>

    /// - Parameter trustedProxies: IP addresses. Other texts are ignored.
    init(trustedProxies: [String]) { proxies = Set(trustedProxies.compactMap(ClientAddress.group(ofText:))) }

    /// The group of the client: that of the connection, or the last one in `X-Forwarded-For` that is no trusted proxy.
    ///
    /// - Returns: Nil if a trusted proxy does not say whom it serves.
    func group(of request: Request, from peer: SocketAddress?) -> String? {
      guard let peer = peer.flatMap(ClientAddress.group(of:)) else { return nil }
      guard proxies.contains(peer) else { return peer }
      let header = HTTPField.Name("X-Forwarded-For").flatMap { request.headers[$0] } ?? ""
      let hops = header.split(separator: ",").map { ClientAddress.group(ofText: String($0)) }
      return hops.last { hop in hop.map { !proxies.contains($0) } ?? true } ?? nil
    }
  }

  private static func group(ofText text: String) -> String? {
    (try? SocketAddress(ipAddress: text.filter { !$0.isWhitespace }, port: 0)).flatMap(group(of:))
  }
}

/// The context of a request: that of Hummingbird, with the address of the other end of the connection.
struct ServiceContext: RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
