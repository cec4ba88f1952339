import StrictJSON
import Testing

@Suite("Reading JSON")
struct JSONParserTests {
  @Test(
    "What is read is written back the same",
    arguments: [
      #"{"a":[1,-2.5e+3,true,false,null],"b":{"c":"é\n\"\\"}}"#, "[]", "{}", #""""#, "0", "-0.1", #"["😀"]"#,
    ])
  func roundTrip(text: String) throws {
    #expect(try JSON.parse(text).text == text)
  }

  @Test("Escapes are replaced by their characters")
  func escapes() throws {
    #expect(try JSON.parse(#""\u00e9\u0041\/\b\f\r\t\ud83d\ude00""#).string == "éA/\u{8}\u{C}\r\t😀")
  }

  @Test("Every value has the line it was read from")
  func lines() throws {
    let json = try JSON.parse("{\n \"a\": [\n 1,\n {\"b\": 2}]\n}")
    #expect(json["a"]?.line == 2)
    #expect(json["a"]?.array?.map(\.line) == [3, 4])
  }

  @Test(
    "A syntax error is reported with its line and column",
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\" 1}", 1, 6), ("[01]", 1, 3), ("[1.]", 1, 4), ("nul", 1, 1),
      ("{}\n{}", 2, 1), ("\"a\nb\"", 1, 3), (#""\x""#, 1, 4), (#""\ud800""#, 1, 8), (#""\udc00""#, 1, 8),
      ("{\"a\":1,\n\"a\":2}", 2, 4), ("\u{FEFF}{}", 1, 1), ("[NaN]", 1, 2), ("'a'", 1, 1), ("[1 2]", 1, 4),
      ("\"abc", 1, 5),
    ])
  func refused(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSON.parse(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func invalidUTF8() {
    #expect(throws: JSONSyntaxError.self) { try JSON.parse([0x22, 0xC0, 0xAF, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSON.parse([0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test("Deep nesting is refused before it can use up the stack")
  func depth() throws {
    _ = try JSON.parse(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    #expect(throws: JSONSyntaxError.self) { try JSON.parse(String(repeating: "[", count: 100_000)) }
  }

  @Test("A truncated document is never accepted")
  func truncations() {
    let whole = Array(#"{"a": [1, true, "é\u00e9", {"b": null}], "c": -1.5e3}"#.utf8)
    for length in 0..<whole.count {
      #expect(throws: JSONSyntaxError.self, "first \(length) bytes") { try JSON.parse(Array(whole[..<length])) }
    }
  }

  @Test("No single changed byte makes the reader crash")
  func everyByteFlipped() {
    let whole = Array(#"{"a": [1, true, "é\u00e9", {"b": null}], "c": -1.5e3}"#.utf8)
    var outcomes = 0
    for index in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = whole
        bytes[index] = byte
        if let json = try? JSON.parse(bytes) { #expect((try? JSON.parse(json.bytes))?.text == json.text) }
        outcomes += 1
      }
    }
    #expect(outcomes == whole.count * 256)
  }
}
