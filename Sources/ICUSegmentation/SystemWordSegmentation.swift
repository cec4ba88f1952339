public import NoteFacts

#if canImport(_FoundationICU)
  import _FoundationICU
#else
  import Foundation
#endif

/// Tells words apart with the dictionaries of the system: ICU, which comes with the Swift toolchain on Linux, and Foundation on Apple's
/// platforms, where ICU is behind it.
public struct SystemWordSegmentation: WordSegmentation {
  public init() {}

  #if canImport(_FoundationICU)
    public func words(in text: String) -> [String] {
      let units = Array(text.utf16)
      // NB: without its dictionaries ICU finds no words; then every character is one, which is better than none.
      return Self.words(units) ?? CharacterSegmentation().words(in: text)
    }

    private static func words(_ units: [UInt16]) -> [String]? {
      guard !units.isEmpty, let length = Int32(exactly: units.count) else { return units.isEmpty ? [] : nil }
      return units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        // NB: an open iterator points at the text, so it must not live longer than the buffer does.
        guard let iterator = swift_ubrk_open(UBRK_WORD, "", buffer.baseAddress, length, &status) else { return nil }
        defer { swift_ubrk_close(iterator) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return words(iterator, units)
      }
    }

    private static func words(_ iterator: OpaquePointer, _ units: [UInt16]) -> [String] {
      var words: [String] = []
      var start = Int(swift_ubrk_first(iterator))
      while case let end = Int(swift_ubrk_next(iterator)), end > start {
        if swift_ubrk_getRuleStatus(iterator) >= Int32(UBRK_WORD_NONE_LIMIT.rawValue) {
          words.append(String(decoding: units[start..<end], as: UTF16.self))
        }
        start = end
      }
      return words
    }
  #else
    public func words(in text: String) -> [String] {
      var words: [String] = []
      text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, _, _, _ in
        if let word { words.append(word) }
      }
      return words
    }
  #endif
}
