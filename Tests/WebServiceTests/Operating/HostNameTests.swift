import Testing

@testable import WebService

@Suite struct HostNameTests {
  @Test(arguments: [
    ("a.example", "a.example"), ("A.Example:443", "a.example"), ("a.example.", "a.example"), ("127.0.0.1:1", "127.0.0.1"),
    ("[::1]:80", "[::1]"), ("localhost", "localhost"),
  ])
  func `a host name has no port and is in lower case`(authority: String, name: String) {
    #expect(HostName(authority: authority)?.description == name)
  }

  @Test(arguments: ["", ".", ":80", "a b", "a/b", "user@a", "a:b", "a:123456", "[::1", "[::1]x", "é.example", "a,b"])
  func `other texts are no host name`(authority: String) {
    #expect(HostName(authority: authority) == nil)
  }

  @Test func `only the public host, the bound host and this machine are accepted`() {
    let hosts = AcceptedHosts(publicOrigin: "https://nivel.example", boundHost: "10.0.0.5")
    for accepted in ["nivel.example", "nivel.example:443", "10.0.0.5:8080", "localhost:8080", "127.0.0.1", "[::1]:8080"] {
      #expect(hosts.accept(accepted), "\(accepted)")
    }
    for refused in ["evil.example", "10.0.0.6", "nivel.example.evil.example", "127.evil.example", ""] {
      #expect(!hosts.accept(refused), "\(refused)")
    }
  }

  @Test func `a server on all addresses accepts every address but no other name`() {
    let hosts = AcceptedHosts(publicOrigin: "https://nivel.example", boundHost: "0.0.0.0")
    #expect(hosts.accept("192.168.1.7:8080"))
    #expect(!hosts.accept("evil.example"))
  }
}
