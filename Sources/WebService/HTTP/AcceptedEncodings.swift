/// The header `Accept-Encoding` of a request (RFC 9110, section 12.5.3).
enum AcceptedEncodings {
  /// Whether a client accepts gzip.
  static func haveGzip(_ header: String) -> Bool {
    var weights: [Substring: Bool] = [:]
    for entry in header.lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let coding = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      weights[Substring(coding)] = weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
    return weights["gzip"] ?? weights["*"] ?? false
  }
}
