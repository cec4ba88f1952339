/// The range of a file that a `Range` header requests.
enum ByteRange: Equatable {
  case bytes(Range<Int>)
  case unsatisfiable

  /// Nil when the header must be ignored: another unit, several ranges, or an invalid form (RFC 9110, section 14.2).
  init?(header: String, length: Int) {
    guard header.hasPrefix("bytes=") else { return nil }
    let parts = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }) else {
      return nil
    }
    switch (Int(parts[0]), Int(parts[1])) {
    case (nil, let count?) where parts[0].isEmpty:
      self = count > 0 && length > 0 ? .bytes(max(0, length - count)..<length) : .unsatisfiable
    case (let first?, nil) where parts[1].isEmpty: self = first < length ? .bytes(first..<length) : .unsatisfiable
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = first < length ? .bytes(first..<min(last, length - 1) + 1) : .unsatisfiable
    default: return nil
    }
  }
}
