import MatcherModule
import Testing

@Suite("Messages to the module")
struct MessageTests {
  static func message(_ fields: [String]) -> [UInt8] {
    fields.flatMap { field in
      let bytes = Array(field.utf8)
      return withUnsafeBytes(of: UInt32(bytes.count).littleEndian, Array.init) + bytes
    }
  }

  static func fields(_ message: [UInt8]) -> [String] {
    var fields: [String] = []
    var rest = message[...]
    while rest.count >= 4 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      fields.append(String(decoding: rest.dropFirst(4).prefix(length), as: UTF8.self))
      rest = rest.dropFirst(4 + length)
    }
    return fields
  }

  private func match(_ fields: [String]) -> [String] {
    Self.message(fields).withUnsafeBufferPointer { Self.fields(MatcherMessages.match($0)) }
  }

  @Test("are answered with the verdict, the difference and the steps")
  func verdict() {
    #expect(
      match(["tr", "", "", "", "", "", "0", "İZMİR", "izmir"])
        == [
          "ok", "rightWithNote", "1", "izmir", "2", "izmir", "letter_case",
          "Right, but capital and small letters differ from the expected answer.", "1", "", "", "0", "letter_case", "İZMİR", "izmir",
        ])
    let wrong = match(["fr", "", "", "", "", "", "0", "cafe", "café"])
    #expect(wrong.prefix(2) == ["ok", "wrong"])
    #expect(wrong[9...] == ["café", "marks", "3", "same", "caf", "added", "e", "missing", "é"])
  }

  @Test("carry near misses and rules")
  func policy() {
    #expect(match(["de", "", "2", "strict", "", "", "1", "Sie", "sie", "Sie gehen"])[1] == "wrong")
    #expect(match(["de", "", "", "", "", "", "1", "Gehen", "gehen", "gehen"])[1] == "right")
  }

  @Test(
    "that make no sense are answered with a sentence",
    arguments: [
      (["en", "essay", "", "", "", "", "0", "a", "a"], "format"), (["en", "", "9", "", "", "", "0", "a", "a"], "profile"),
      (["en", "", "", "never", "", "", "0", "a", "a"], "rule"), (["en"], "near misses"), (["en", "", "", "", "", "", "-1"], "near misses"),
    ])
  func errors(fields: [String], word: String) {
    let reply = match(fields)
    #expect(reply.first == "error")
    #expect(reply.last?.contains(word) == true)
  }

  @Test("that are truncated anywhere, or are not UTF-8, are refused")
  func damage() {
    let whole = Self.message(["en", "", "", "", "", "", "0", "é", "é"])
    for length in 1..<whole.count where length < whole.count - 6 || length > whole.count - 6 {
      let reply = whole.prefix(length).withUnsafeBufferPointer { Self.fields(MatcherMessages.match($0)) }
      #expect(reply.first == "error", "\(length)")
    }
    var damaged = whole
    damaged[whole.count - 1] = 0xFF
    #expect(damaged.withUnsafeBufferPointer { Self.fields(MatcherMessages.match($0)) }.first == "error")
    #expect(Self.fields(MatcherMessages.match(UnsafeBufferPointer(start: nil, count: 0))).first == "error")
  }

  private func normalize(_ message: [UInt8]) -> [String] {
    message.withUnsafeBufferPointer { Self.fields(MatcherMessages.normalize($0)) }
  }

  @Test("are normalized like the native matcher does")
  func normalize() { #expect(normalize(Self.message(["ja", "", "", "", "", "", "食（た）べます。"])) == ["ok", "食べます"]) }

  @Test("with a text to normalize are refused with a sentence if they are truncated or name no profile")
  func refusedToNormalize() {
    let whole = Self.message(["en", "", "", "", "", "", "é"])
    #expect(normalize(whole.dropLast()) == ["error", "the request is cut off, or is not UTF-8"])
    #expect(normalize(Self.message(["en", "", "9", "", "", "", "é"])) == ["error", "there is no such profile"])
  }
}
