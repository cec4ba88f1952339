/// The host name or IP address in a `Host` header or an address, in lower case and without a port.
struct HostName: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Reads `name`, `name:port`, `address:port` or `[IPv6 address]:port`; nil if the text has another form.
  init?(authority: some StringProtocol) {
    let text = authority.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":") ?? text.endIndex
    guard let end, end > text.startIndex, text[..<end].utf8.allSatisfy(Self.isAllowed) else { return nil }
    let port = text[end...]
    guard port.isEmpty || (port.hasPrefix(":") && port.utf8.count <= 6 && port.utf8.dropFirst().allSatisfy(Self.isDigit)) else {
      return nil
    }
    // NB: a name that ends with a point is the same name, fully qualified.
    let name = text[..<end]
    description = String(name.hasSuffix(".") ? name.dropLast() : name)
    if description.isEmpty { return nil }
  }

  /// Reads the authority of an address such as `https://nivel.example/path`; nil if the text has another form.
  init?(uri: some StringProtocol) {
    guard let scheme = uri.firstRange(of: "://") else { return nil }
    let rest = uri[scheme.upperBound...]
    self.init(authority: rest.prefix { !"/?#".contains($0) })
  }

  /// Whether the name is an IP address. A stranger's domain name can never be an address.
  var isAddress: Bool {
    description.hasPrefix("[") || description.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether the name means this machine.
  var isLoopback: Bool { description == "localhost" || description == "[::1]" || (isAddress && description.hasPrefix("127.")) }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || "-._[]:".utf8.contains(byte)
  }
}
