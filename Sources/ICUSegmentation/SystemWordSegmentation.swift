public import NoteFacts

#if canImport(_FoundationICU)
  import _FoundationICU
#else
  import Foundation
#endif

/// Splits text into words with the dictionaries of the system: ICU, which is part of the Swift toolchain on Linux, or Foundation on Apple
/// platforms, which uses ICU too.
public struct SystemWordSegmentation: WordSegmentation {
  /// Creates a segmentation, which needs no data of its own.
  public init() {}

  #if canImport(_FoundationICU)
    /// The words of a text in order, without punctuation.
    public func words(in text: String) -> [String] {
      let units = Array(text.utf16)
      // NB: Without its dictionaries, ICU finds no words. Then every character counts as a word.
      return Self.words(units) ?? CharacterSegmentation().words(in: text)
    }

    private static func words(_ units: [UInt16]) -> [String]? {
      guard !units.isEmpty, let length = Int32(exactly: units.count) else { return units.isEmpty ? [] : nil }
      return units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        // NB: An open iterator points to the text, so it must be closed before the buffer ends.
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
    /// The words of a text in order, without punctuation.
    public func words(in text: String) -> [String] {
      var words: [String] = []
      text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, _, _, _ in
        if let word { words.append(word) }
      }
      return words
    }
  #endif
}
