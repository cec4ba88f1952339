import Placement
import Testing

@Suite("Parsing stems")
struct StemTests {
  @Test(
    "Tiles are split at \" / \" and trimmed, and empty tiles are dropped",
    arguments: [
      ("ฉัน / ชอบ / กิน / ข้าว", ["ฉัน", "ชอบ", "กิน", "ข้าว"]), ("a /  b  /  / c / ", ["a", "b", "c"]),
      ("and/or / both", ["and/or", "both"]),
      ("a / a", ["a", "a"]), ("", []), (" / ", []), ("x / \u{301}y", ["x", "\u{301}y"]),
    ])
  func tiles(stem: String, expected: [String]) { #expect(Tiles.split(stem) == expected) }

  @Test(
    "A minimal pair is found by its labels in any language",
    arguments: [
      "Context.\nSentence A: \"One.\"\nSentence B: \"Two.\"", "Context.\n文A：One.\n文B：Two.",
      "Context.\nLause A: One.\nLause B: Two.",
      "Context.\nSentence B: Two.\nSentence A: One.", "Context.\r\nSatz A : „One.“\r\nSatz B : „Two.“",
      "Context.\nZdanie A: „One.”\nZdanie B: „Two.”",
      "Context.\n\n  One.  \n\nTwo.\n",
      "Context.\nประโยค A: One.\nประโยค B: Two.", "Context.\nالجملة A: «One.»\nالجملة B: «Two.»",
    ])
  func minimalPairs(stem: String) throws {
    let pair = try #require(MinimalPair(stem: stem))
    #expect(pair.context == "Context.")
    #expect(pair.sentenceA == "One.")
    #expect(pair.sentenceB == "Two.")
  }

  @Test("A context may be long, have colons, or be missing")
  func contexts() {
    #expect(MinimalPair(stem: "He says: stop.\nIt is late.\nS A: x\nS B: y")?.context == "He says: stop.\nIt is late.")
    #expect(MinimalPair(stem: "S A: x\nS B: y")?.context == "")
    #expect(MinimalPair(stem: "only one line") == nil)
  }
}
