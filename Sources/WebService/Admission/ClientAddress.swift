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

  /// The group of an address as text; nil for another text.
  static func group(ofAddress text: String) -> String? { bytes(ofText: text).map(group(of:)) }

  private static func group(of address: SocketAddress) -> String? { bytes(of: address).map(group(of:)) }

  /// The group of an address: an IPv4 address by itself, and the first 64 bits of an IPv6 address, because one client has all of them.
  private static func group(of bytes: [UInt8]) -> String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// The bytes of an address, which are the same for all ways to write it: four of an IPv4 address, also of one that is written as an IPv6
  /// address, and sixteen of another IPv6 address.
  private static func bytes(of address: SocketAddress) -> [UInt8]? {
    guard let text = address.ipAddress else { return nil }
    let isShort = address.protocol == .inet
    var bytes = [UInt8](repeating: 0, count: isShort ? 4 : 16)
    guard inet_pton(isShort ? AF_INET : AF_INET6, text, &bytes) == 1 else { return nil }
    return bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) ? bytes.suffix(4) : bytes
  }

  /// Finds the address of the client of a request.
  struct Reader: Sendable {
    /// The whole addresses of the proxies whose `X-Forwarded-For` is believed. Other computers in the network of a proxy are clients.
    private let proxies: Set<[UInt8]>

    /// - Parameter trustedProxies: IP addresses. Other texts are ignored; see ``ClientAddress/isValid(_:)``.
    init(trustedProxies: [String]) { proxies = Set(trustedProxies.compactMap(ClientAddress.bytes(ofText:))) }

    /// The group of the client: that of the connection, or the last one in `X-Forwarded-For` that is no trusted proxy. It is
    /// ``ClientAddress/unknown`` if a trusted proxy does not say whom it serves.
    func group(of request: Request, from peer: SocketAddress?) -> String {
      guard let peer = peer.flatMap(ClientAddress.bytes(of:)) else { return ClientAddress.unknown }
      guard proxies.contains(peer) else { return ClientAddress.group(of: peer) }
      let header = HTTPField.Name("X-Forwarded-For").flatMap { request.headers[$0] } ?? ""
      // NB: by bytes. A comma beside some marks is another character for Swift, so a client could hide the address after it.
      let hops = header.utf8.split(separator: UInt8(ascii: ",")).map { ClientAddress.bytes(ofText: String(decoding: $0, as: UTF8.self)) }
      let client = hops.last { hop in hop.map { !proxies.contains($0) } ?? true } ?? nil
      return client.map(ClientAddress.group(of:)) ?? ClientAddress.unknown
    }
  }

  /// Whether a text is an IPv4 or IPv6 address.
  static func isValid(_ text: String) -> Bool { bytes(ofText: text) != nil }

  private static func bytes(ofText text: String) -> [UInt8]? {
    (try? SocketAddress(ipAddress: text.filter { !$0.isWhitespace }, port: 0)).flatMap(bytes(of:))
  }
}

/// The context of a request: that of Hummingbird, with the connection and the address of its other end.
struct ServiceContext: RemoteAddressRequestContext, Sendable {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    remoteAddress = source.channel.remoteAddress
  }
}
