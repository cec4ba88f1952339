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

  @Test("each have an example with facts and one without")
  func complete() {
    #expect(Set(FactFinder.all.map(\.name)).count == FactFinder.all.count)
    for finder in FactFinder.all {
      #expect(finder.examples.contains { !$0.facts.isEmpty } && finder.examples.contains { $0.facts.isEmpty }, "\(finder.name)")
    }
  }

  @Test("leave other sentences to gaps: a term in the last two thirds of a sentence of medium length becomes a blank")
  func gaps() {
    let finder = GapFacts(terms: ["Ribosome", "Cell wall", "Sap"], language: .english)
    let find = { (text: String) in finder.find(NotesDocument(markdown: text).passages[0]).map(\.summary) }
    #expect(
      find("Proteins of every living cell are built on a ribosome in the cytoplasm.") == [
        "Proteins of every living cell are built on a _____ in the cytoplasm. [ribosome]"
      ])
    #expect(find("Outside the membrane every plant cell also has a cell wall of fibres.") == [])
    #expect(find("Outside the membrane every plant cell has a stiff Cell wall of fibres.").count == 1)
    #expect(find("A ribosome builds the proteins of every cell that lives today.") == [], "in the first third")
    #expect(find("Proteins need a ribosome.") == [], "too short")
    #expect(find("It builds proteins inside the cell with the help of a ribosome.") == [], "the pronoun is unclear")
    #expect(find("The figure shows where in the cell we have to look for a ribosome.") == [], "it refers to a picture")
  }
}
