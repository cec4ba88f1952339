import Testing

@testable import NoteFacts

@Suite("Rules that refuse definitions")
struct FactGateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let gate: FactGate
    let example: FactGate.Example

    var testDescription: String { "\(gate.name): \(example.term)" }
  }

  static let cases = FactGate.all.flatMap { gate in gate.examples.map { Case(gate: gate, example: $0) } }

  @Test("decide as their own examples say", arguments: cases)
  func examples(testCase: Case) {
    let example = testCase.example
    let candidate = FactGate.Candidate(term: example.term, meaning: example.meaning, language: .orNeutral(example.language))
    #expect(testCase.gate.refuses(candidate) == !example.passes)
  }

  @Test("each have an example that passes and one that does not")
  func complete() {
    #expect(Set(FactGate.all.map(\.name)).count == FactGate.all.count)
    for gate in FactGate.all { #expect(Set(gate.examples.map(\.passes)) == [true, false], "\(gate.name)") }
  }

  @Test("take an entry for a label if its name has other meanings in other places")
  func repeatedLabels() {
    let notes = """
      ## Pump
      - Colour: a very bright and shining red
      - Piston: the part that presses on the water
      ## Lamp
      - Colour: a soft white with some yellow
      """
    #expect(NotesDocument(markdown: notes).facts(language: "en").map(\.summary) == ["Piston = the part that presses on the water"])
  }
}
