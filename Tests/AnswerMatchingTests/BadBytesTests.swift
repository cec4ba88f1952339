import AnswerMatching
import Testing

@Suite("Bad bytes")
struct BadBytesTests {
  private let matcher = AnswerMatcher(language: "en")

  /// The form of the first bytes of a longer buffer.
  private func form(_ bytes: [UInt8], upTo end: Int) -> String? {
    bytes.withUnsafeBufferPointer { buffer in
      matcher.withNormalized(UnsafeBufferPointer(rebasing: buffer[..<end])) { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All sequences of one and two bytes, and those of three and four bytes at the boundaries of the valid ranges.
  private static let sequences: [[UInt8]] = {
    let all = Array(UInt8.min...UInt8.max)
    let borders: [UInt8] = [0x00, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE3, 0xFF]
    let pairs = all.flatMap { first in all.map { [first, $0] } }
    let threes = all[0xE0...].flatMap { first in borders.flatMap { second in borders.map { [first, second, $0] } } }
    return [[]] + all.map { [$0] } + pairs + threes + threes.flatMap { three in [0x7F, 0x80, 0xBF, 0xC0].map { three + [$0] } }
  }()

  @Test("bytes have a form exactly when they are UTF-8")
  func sequences() {
    let wrong = Self.sequences.filter { bytes in
      form(bytes, upTo: bytes.count) != String(validating: bytes, as: UTF8.self).map { matcher.normalize($0) }
    }
    #expect(wrong == [])
  }

  @Test("bytes after the end are not read: a truncated character has no form, although its other bytes follow")
  func cutOff() {
    let text = "Ae\u{301}ж食😀\u{1100}\u{1161}1,000\u{AD}. \u{2026}"
    for end in 0...text.bytes.count {
      let whole = String(validating: text.bytes.prefix(end), as: UTF8.self)
      #expect(form(text.bytes, upTo: end) == whole.map(matcher.normalize), "\(end)")
    }
  }

  @Test("invalid UTF-8 is not passed to the closure; as a string it is judged with replacement characters")
  func repaired() {
    for bytes in [[0x61, 0xFF, 0x62], [0x61, 0xED, 0xA0, 0x80, 0x62], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE3, 0x81]]
      as [[UInt8]]
    {
      #expect(form(bytes, upTo: bytes.count) == nil)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(matcher.isAccepted(text, accept: [text]))
      #expect(matcher.normalize(text).unicodeScalars.contains("\u{FFFD}"))
    }
    #expect(form([], upTo: 0) == "")
  }
}
