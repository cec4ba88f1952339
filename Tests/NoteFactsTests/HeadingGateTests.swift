import Testing

@testable import NoteFacts

@Suite("Headings of notes")
struct HeadingGateTests {
  @Test("are names if they tell their section from others", arguments: HeadingGate.headings)
  func headings(example: TextExample) {
    #expect(HeadingGate.accepts(example.text, .orNeutral(example.language)) == example.passes)
  }

  @Test("that announce exercises are known", arguments: ExerciseHeadings.examples)
  func exercises(example: TextExample) { #expect(ExerciseHeadings.announces(example.text) != example.passes) }

  @Test("stand without their numbers and colons") func cleaned() { #expect(HeadingGate.name(of: "2. Heap:", .english) == "Heap") }
}

@Suite("Sentences that name a thing")
struct NamingCuesTests {
  @Test("are told from other sentences", arguments: NamingCues.examples)
  func examples(example: TextExample) throws {
    let blank = try #require(example.text.firstRange(of: Fact.blank))
    #expect(NamingCues.surround(blank, in: example.text) == example.passes)
  }
}
