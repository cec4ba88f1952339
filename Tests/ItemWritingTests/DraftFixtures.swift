@testable import ItemWriting
@testable import NoteFacts

/// A sound question about cells that each test changes.
struct DraftFixture: Sendable {
  static let notes = """
    The mitochondrion makes most of the energy carrier that the cell uses.
    A ribosome puts the proteins of a cell together.
    A typical cell of the liver holds about 2,000 mitochondria and two nuclei.
    """

  var draft = QuestionDraft(
    evidence: "The mitochondrion makes most of the energy carrier that the cell uses.",
    stem: "Which part of the cell makes most of its energy carrier?", correctAnswer: "Mitochondrion",
    distractors: ["Ribosome", "Cell wall", "Vacuole", "Nucleolus"],
    rationale: "The notes say that the mitochondrion makes most of the energy carrier that the cell uses.")
  var language = "en"
  var notes = Self.notes
  var topic = "Cells"
  var bloom = BloomLevel.remember
  var place = 0
  var accepted: [QuestionDraft] = []

  var context: DraftContext {
    let slot = QuestionSlot(
      id: "S1", topic: topic, bloomLevel: bloom, difficulty: .easy, template: .conceptIdentification, keyPosition: place)
    return DraftContext(slot: slot, language: language, notes: notes, accepted: accepted)
  }

  var violations: [ItemWritingRule.Violation] { QuestionValidator.violations(in: draft, context) }
  var codes: Set<String> { Set(violations.map(\.code)) }
  var hardCodes: Set<String> { Set(violations.filter { $0.severity == .hard }.map(\.code)) }
}
