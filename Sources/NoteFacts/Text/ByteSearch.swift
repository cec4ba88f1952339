extension StringProtocol {
  /// The first occurrence of a phrase, compared byte by byte. This is many times faster than by characters, and each sentence is searched
  /// for many phrases.
  package func firstPlace(of phrase: String) -> Range<Index>? {
    var phrase = phrase
    let offset = phrase.withUTF8 { wanted in
      // NB: Native strings give their bytes without a copy.
      utf8.withContiguousStorageIfAvailable { ByteSearch.offset(of: wanted, in: $0) }
        ?? Array(utf8).withUnsafeBufferPointer { ByteSearch.offset(of: wanted, in: $0) }
    }
    guard let offset else { return nil }
    let lower = utf8.index(utf8.startIndex, offsetBy: offset)
    return lower..<utf8.index(lower, offsetBy: phrase.utf8.count)
  }
}

/// Searches bytes. The types are concrete, because generic code is not specialized in every build.
private enum ByteSearch {
  /// The offset of the first occurrence of some bytes in others; `nil` if there is none, or if no bytes are wanted.
  static func offset(of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    for place in 0...(bytes.count - wanted.count) where bytes[place] == first {
      var length = 1
      while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
      if length == wanted.count { return place }
    }
    return nil
  }
}
