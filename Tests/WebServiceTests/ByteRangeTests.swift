import Testing
@testable import WebService

@Suite("Byte ranges (RFC 9110, section 14)")
struct ByteRangeTests {
  @Test(
    "A range is clamped to the file",
    arguments: [
      ("bytes=0-0", 0..<1), ("bytes=2-", 2..<10), ("bytes=-3", 7..<10), ("bytes=-99", 0..<10), ("bytes=8-99", 8..<10),
      ("bytes=0-9", 0..<10),
    ])
  func satisfiable(header: String, range: Range<Int>) {
    #expect(ByteRange(header: header, length: 10) == .bytes(range))
  }

  @Test("A range outside the file cannot be satisfied", arguments: ["bytes=10-", "bytes=99-100", "bytes=-0"])
  func unsatisfiable(header: String) { #expect(ByteRange(header: header, length: 10) == .unsatisfiable) }

  @Test(
    "A header that is not a single byte range is ignored",
    arguments: [
      "", "bytes=", "bytes=-", "bytes=a-b", "lines=0-1", "bytes=5-2", "bytes=0-1,3-4", "bytes=1--2", "bytes=+1-2",
      "bytes=99999999999999999999-", "bytes=0-99999999999999999999",
    ])
  func ignored(header: String) { #expect(ByteRange(header: header, length: 10) == nil) }
}

@Suite("Tokens")
struct TokenTests {
  private struct Fixed: RandomNumberGenerator {
    var values: [UInt64]
    mutating func next() -> UInt64 { values.removeFirst() }
  }

  @Test("A token is 128 bits in 32 hexadecimal digits")
  func form() {
    var generator = Fixed(values: [1, .max])
    let token = Token.make(using: &generator)
    #expect(token == "0000000000000001ffffffffffffffff")
    #expect(Token.isWellFormed(token))
  }

  @Test(
    "A malformed token in a cookie is refused",
    arguments: ["", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32)])
  func malformed(text: String) { #expect(!Token.isWellFormed(text)) }
}
