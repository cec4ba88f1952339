import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import WebService

@Suite("The address of a client")
struct ClientAddressTests {
  private static let proxies = ["127.0.0.1", "10.0.0.7", "2001:db8:9::1"]

  private static func group(_ peer: String, forwarded: String? = nil) throws -> String {
    var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    if let forwarded, let name = HTTPField.Name("X-Forwarded-For") { head.headerFields[name] = forwarded }
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    return ClientAddress.Reader(trustedProxies: proxies).group(of: request, from: try SocketAddress(ipAddress: peer, port: 9))
  }

  @Test("is that of the connection, and a stranger cannot name another")
  func connection() throws {
    #expect(try Self.group("192.0.2.1") == "192.0.2.1")
    #expect(try Self.group("192.0.2.1", forwarded: "192.0.2.99") == "192.0.2.1")
  }

  @Test(
    "comes from a trusted proxy: the last address that is no proxy",
    arguments: [
      ("192.0.2.5", "192.0.2.5"), ("6.6.6.6, 192.0.2.5", "192.0.2.5"), ("192.0.2.5, 10.0.0.7", "192.0.2.5"),
      ("127.0.0.1, 192.0.2.5 ,10.0.0.7", "192.0.2.5"), ("\u{600}, 192.0.2.5", "192.0.2.5"), ("6.6.6.6,\u{301}, 192.0.2.5", "192.0.2.5"),
    ])
  func forwarded(header: String, client: String) throws { #expect(try Self.group("127.0.0.1", forwarded: header) == client) }

  @Test("is its own in the network of a trusted proxy with IPv6, and it cannot name another")
  func neighbour() throws {
    #expect(try Self.group("2001:db8:9::2", forwarded: "192.0.2.99") == Self.group("2001:db8:9::2"))
    #expect(try Self.group("127.0.0.1", forwarded: "6.6.6.6, 2001:db8:9::2") == Self.group("2001:db8:9::2"))
    #expect(try Self.group("2001:DB8:9:0::0001", forwarded: "192.0.2.5") == "192.0.2.5")
    #expect(try Self.group("::ffff:10.0.0.7", forwarded: "192.0.2.5") == "192.0.2.5")
  }

  @Test("is unknown if a trusted proxy does not name it", arguments: [nil, "", "unknown", "6.6.6.6, x", "10.0.0.7"])
  func unknown(header: String?) throws { #expect(try Self.group("127.0.0.1", forwarded: header) == ClientAddress.unknown) }

  @Test("is unknown if the connection has none, and then a client cannot name another")
  func noPeer() throws {
    let reader = ClientAddress.Reader(trustedProxies: Self.proxies)
    var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    if let name = HTTPField.Name("X-Forwarded-For") { head.headerFields[name] = "192.0.2.99" }
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    #expect(reader.group(of: request, from: nil) == ClientAddress.unknown)
    #expect(reader.group(of: request, from: try SocketAddress(unixDomainSocketPath: "/run/nivel")) == ClientAddress.unknown)
  }

  @Test("of a network with IPv6 is one for all devices of the network")
  func networks() throws {
    let first = try Self.group("2001:db8:1:2:3::4")
    #expect(try first == Self.group("2001:db8:1:2:ffff::9"))
    #expect(try first != Self.group("2001:db8:1:3::4"))
    #expect(try Self.group("::ffff:192.0.2.1") == "192.0.2.1")
    #expect(try Self.group("2001:db8:9::1", forwarded: "2001:db8:1:2::") == first)
  }
}
