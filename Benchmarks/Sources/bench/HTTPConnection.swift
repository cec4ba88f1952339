import Foundation

/// A keep-alive connection to loopback that sends one request at a time.
final class HTTPConnection {
  private let descriptor: Int32
  private(set) var body = Data()
  private(set) var cookie: String?

  init?(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0 else { return nil }
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close(descriptor) }

  /// Returns the status of the response, or 0 if there is no response.
  func exchange(_ request: String) -> Int {
    let bytes = Array(request.utf8)
    guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { return 0 }
    var response = Data()
    while true {
      if let end = response.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: response[..<end.lowerBound], as: UTF8.self)
        let length = field("content-length", in: head).flatMap { Int($0) } ?? 0
        if response.count >= end.upperBound + length { return finish(head, response[end.upperBound...]) }
      }
      guard let part = receive() else { return 0 }
      response += part
    }
  }

  private func finish(_ head: String, _ body: Data) -> Int {
    self.body = Data(body)
    cookie = field("set-cookie", in: head).map { String($0.prefix { $0 != ";" }) } ?? cookie
    return head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private func field(_ name: String, in head: String) -> String? {
    for line in head.components(separatedBy: "\r\n") where line.lowercased().hasPrefix("\(name):") {
      return line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}
