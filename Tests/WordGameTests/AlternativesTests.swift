import Testing
import WordGame

@Suite("Alternatives in one text")
struct AlternativesTests {
  @Test(
    "only a slash between spaces separates alternatives",
    arguments: [
      ("buenos días", ["buenos días"]), ("buenos días / buen día", ["buenos días", "buen día"]), ("cazador/a", ["cazador/a"]),
      ("bueno/as", ["bueno/as"]), ("a / b / c", ["a", "b", "c"]), ("  a  /  b  ", ["a", "b"]), ("a /b", ["a /b"]), ("a/ b", ["a/ b"]),
      ("", []), ("  ", []), (" / ", []), ("a / ", ["a"]), (" / a", ["a"]), ("a / / b", ["a", "/ b"]),
    ])
  func split(text: String, parts: [String]) { #expect(Alternatives.split(text) == parts) }

  @Test("a combining mark after the separator does not hide it", arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{E31}", "\u{64B}"])
  func combiningMarks(mark: String) { #expect(Alternatives.split("a / \(mark)b").count == 2) }
}
