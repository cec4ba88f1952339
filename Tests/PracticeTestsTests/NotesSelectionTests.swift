import PracticeTests
import Reproducible
import Testing

@Suite("The selection of notes for a test")
struct NotesSelectionTests {
  private static func notes(_ texts: [String]) -> [Course.Notes] {
    texts.enumerated().map { Course.Notes(id: "\($0)", name: "\($0).md", text: $1) }
  }

  private static func selection(_ texts: [String], topics: [String] = [], bytes: Int, seed: UInt64 = 1) -> NotesSelection {
    var generator = SeededGenerator(seed: seed)
    return NotesSelection(of: notes(texts), topics: topics, maximumBytes: bytes, using: &generator)
  }

  @Test("has all notes in their order, if they are not too large")
  func whole() {
    let selection = Self.selection(["b", "a", "c"], bytes: 3)
    #expect(selection.texts == ["b", "a", "c"] && selection.isWhole)
  }

  @Test("never exceeds its size, and is the same for the same seed", arguments: 1...30 as ClosedRange<UInt64>)
  func bounds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      (0..<Int.random(in: 0...40, using: &random)).map { "line \($0) á" }.joined(separator: "\n")
    }
    let bytes = Int.random(in: 0...600, using: &random)
    let selection = Self.selection(texts, bytes: bytes, seed: seed)
    #expect(selection.texts.reduce(0) { $0 + $1.utf8.count } <= bytes)
    #expect(selection == Self.selection(texts, bytes: bytes, seed: seed))
  }

  @Test("begins with the notes on a topic of the test")
  func topics() {
    let texts = (0..<40).map { "# Topic \($0)\n" + String(repeating: "x", count: 100) }
    for seed in 1...10 as ClosedRange<UInt64> {
      let selection = Self.selection(texts, topics: ["topic 33"], bytes: 200, seed: seed)
      #expect(selection.texts.contains(texts[33]) && !selection.isWhole)
    }
  }

  @Test("takes consecutive lines of a text that is too large, and other lines with another seed")
  func cut() {
    let text = (0..<1_000).map { "line \($0)" }.joined(separator: "\n")
    let parts = (1...10).map { Self.selection([text], bytes: 500, seed: $0).texts.joined() }
    #expect(parts.allSatisfy { text.contains($0) && $0.utf8.count > 450 })
    #expect(Set(parts).count > 5)
  }

  @Test("of one line that is too large is empty")
  func longLine() { #expect(Self.selection([String(repeating: "x", count: 99)], bytes: 50).texts.joined().isEmpty) }
}
