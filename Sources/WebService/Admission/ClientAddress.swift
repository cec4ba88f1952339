import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The network address of the client of a request.
enum ClientAddress {
  /// The group of all clients whose address is unknown. Every limit takes them for one client.
  static let unknown = "unknown"

  /// The group of addresses that the client of the current request belongs to.
  @TaskLocal static var current = unknown

  /// The group of the other end of a connection.
  static func group(ofPeer peer: SocketAddress?) -> String { peer.flatMap(group(of:)) ?? unknown }

  /// The group of an address: an IPv4 address by itself, and the first 64 bits of an IPv6 address, because one client has all of them.
  private static func group(of address: SocketAddress) -> String? {
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

    /// - Parameter trustedProxies: IP addresses. Other texts are ignored; see ``ClientAddress/isValid(_:)``.
    init(trustedProxies: [String]) { proxies = Set(trustedProxies.compactMap(ClientAddress.group(ofText:))) }

    /// The group of the client: that of the connection, or the last one in `X-Forwarded-For` that is no trusted proxy. It is
    /// ``ClientAddress/unknown`` if a trusted proxy does not say whom it serves.
    func group(of request: Request, from peer: SocketAddress?) -> String {
      let peer = ClientAddress.group(ofPeer: peer)
      guard proxies.contains(peer) else { return peer }
      let header = HTTPField.Name("X-Forwarded-For").flatMap { request.headers[$0] } ?? ""
      let hops = header.split(separator: ",").map { ClientAddress.group(ofText: String($0)) ?? ClientAddress.unknown }
      return hops.last { !proxies.contains($0) } ?? ClientAddress.unknown
    }
  }

  /// Whether a text is an IPv4 or IPv6 address.
  static func isValid(_ text: String) -> Bool { group(ofText: text) != nil }

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
