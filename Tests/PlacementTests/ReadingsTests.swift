import Testing

@testable import Placement

@Suite("Readings")
struct ReadingsTests {
  @Test(
    "have the same plain text as the words they belong to",
    arguments: [
      ("日本へ行きます。", "{日本|にほん}へ{行|い}きます。"), ("ذهب الولد", "ذَهَبَ الوَلَدُ"), ("أين؟", "أَيْنَ؟"), ("שלום", "שָׁלוֹם"), ("x", "x"),
      ("غُرَفًا", "غُرَفًا"),
    ])
  func agreeing(text: String, reading: String) {
    #expect(Readings.agree(text, reading))
    #expect(!Readings.agree(text + "。", reading))
  }

  @Test(
    "with other words or a broken notation do not agree",
    arguments: [
      ("日本へ", "{日本|にほん}に"), ("日本", "{日本|にほん"), ("日本", "{日本}"), ("日本", "日本|にほん"), ("日本", "{日本|}"), ("日本", "{|にほん}日本"),
      ("日本", "{{日本|に}|ほん}"), ("5 | 6", "5 "), ("{a|b}", "{a|b}"),
    ])
  func refused(text: String, reading: String) { #expect(!Readings.agree(text, reading)) }
}

@Suite("A speaker")
struct SpeakerTests {
  @Test(
    "is named before the first colon of a line",
    arguments: [("Ana: Hi: you", "Ana", "Hi: you"), ("田中：はい。", "田中", "はい。"), ("Ana:", "Ana", ""), ("Ana :x", "Ana ", "x")])
  func turns(line: String, name: String, words: String) throws {
    let turn = try #require(Speaker.turn(of: line))
    #expect(turn.name == name && turn.words == words)
  }

  @Test("is not named in a line without a colon", arguments: ["", "Ana", "Ana; hi"])
  func none(line: String) { #expect(Speaker.turn(of: line) == nil) }
}
