import Testing

@testable import NoteFacts

@Suite("Ways in which notes state facts")
struct FactFinderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let finder: FactFinder
    let example: FactFinder.Example

    var testDescription: String { "\(finder.name): \(example.notes.prefix(60))" }
  }

  static let cases = FactFinder.all.flatMap { finder in finder.examples.map { Case(finder: finder, example: $0) } }

  @Test("find in their own examples what they should", arguments: cases)
  func examples(testCase: Case) {
    let notes = NotesDocument(markdown: testCase.example.notes)
    let facts = notes.facts(language: testCase.example.language)
    #expect(facts.map(\.summary) == testCase.example.facts)
    for fact in facts { #expect(notes.text.contains(fact.evidence), "the evidence is no quotation") }
  }

  @Test("each have an example that they find something in, and one that they do not")
  func complete() {
    #expect(Set(FactFinder.all.map(\.name)).count == FactFinder.all.count)
    for finder in FactFinder.all {
      #expect(finder.examples.contains { !$0.facts.isEmpty } && finder.examples.contains { $0.facts.isEmpty }, "\(finder.name)")
    }
  }

  @Test("leave to gaps what is no fact: a term in the last two thirds of a sentence of middling length")
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
    #expect(find("It builds proteins inside the cell with the help of a ribosome.") == [], "who?")
    #expect(find("The figure shows where in the cell we have to look for a ribosome.") == [], "a picture")
  }
}
