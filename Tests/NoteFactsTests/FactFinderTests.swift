import Testing

@testable import NoteFacts

@Suite("Patterns of facts in notes")
struct FactFinderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let finder: FactFinder
    let example: FactFinder.Example

    var testDescription: String { "\(finder.name): \(example.notes.prefix(60))" }
  }

  static let cases = FactFinder.all.flatMap { finder in finder.examples.map { Case(finder: finder, example: $0) } }

  @Test("find the expected facts in their own examples", arguments: cases)
  func examples(testCase: Case) {
    let notes = NotesDocument(markdown: testCase.example.notes)
    let facts = notes.facts(language: testCase.example.language)
    #expect(facts.map(\.summary) == testCase.example.facts)
    for fact in facts { #expect(notes.text.contains(fact.evidence), "the evidence is not a quotation") }
  }

  @Test(
    "are entries only if no verb says that they are definitions",
    arguments: [
      ("Клетка — это наименьшая единица жизни всех организмов.", "ru", false),
      ("- Клетка: наименьшая единица жизни всех организмов", "ru", true),
      ("Komórka - to najmniejsza jednostka budowy organizmów.", "pl", false),
      ("- Komórka - najmniejsza jednostka budowy organizmów", "pl", true),
    ])
  func entries(markdown: String, code: String, isEntry: Bool) throws {
    let fact = try #require(NotesDocument(markdown: markdown).facts(language: code).first { $0.term != nil })
    #expect(fact.isEntry(in: .orNeutral(code)) == isEntry)
  }

  @Test(
    "survive a term that begins inside a character",
    arguments: [
      "\u{0D4E}**Osmosis** lets water pass through the thin skin of every living cell.",
      "क**\u{093E}मना** lets water pass through the thin skin of every living cell.",
      "Slowly \u{0600}**Osmosis** lets water pass through the thin skin of every living cell.",
    ], ["en", "hi", "ml", "ar"])
  func insideCharacter(markdown: String, code: String) {
    let notes = NotesDocument(markdown: markdown)
    for fact in notes.facts(language: code) { #expect(notes.text.contains(fact.evidence)) }
  }

  @Test("survive marks that join the signs beside them to one character", arguments: cases)
  func marks(testCase: Case) {
    let scalars = Array(testCase.example.notes.unicodeScalars)
    for (number, mark) in (["\u{301}", "\u{600}", "\u{0D4E}", "\u{93E}", "\u{200D}", "\r"] as [Unicode.Scalar]).enumerated() {
      for place in stride(from: 7 * number, through: scalars.count, by: 60) {
        var changed = String.UnicodeScalarView(scalars[..<place])
        changed.append(mark)
        changed.append(contentsOf: scalars[place...])
        let notes = NotesDocument(markdown: String(changed))
        for fact in notes.facts(language: testCase.example.language) { #expect(notes.text.utf8.contains(fact.evidence.utf8)) }
      }
    }
  }

  @Test("each have an example with facts and one without")
  func complete() {
    #expect(Set(FactFinder.all.map(\.name)).count == FactFinder.all.count)
    for finder in FactFinder.all {
      #expect(finder.examples.contains { !$0.facts.isEmpty } && finder.examples.contains { $0.facts.isEmpty }, "\(finder.name)")
    }
  }

  @Test("find the columns of a vocabulary list by their headers", arguments: VocabularyColumns.examples.indices)
  func vocabularyColumns(place: Int) {
    let example = VocabularyColumns.examples[place]
    #expect(VocabularyColumns.places(in: example.columns).map { [$0.word, $0.translation] } == example.places)
  }

  @Test("leave out the part of speech before a meaning", arguments: PartOfSpeech.examples.indices)
  func partOfSpeech(place: Int) {
    let example = PartOfSpeech.examples[place]
    #expect(String(PartOfSpeech.removed(from: example.text[...])) == example.meaning)
  }
}
