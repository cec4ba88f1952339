import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("A question that a learner edits")
struct QuestionEditTests {
  private static let question = sample("S1", "Which part of the cell makes most of its energy carrier?", key: "Mitochondrion", at: 1)
  private static let other = sample("S2", "Which part of the cell builds proteins from amino acids?", key: "Ribosome", at: 2)

  private static func sample(_ id: String, _ stem: String, key: String, at place: Int) -> PracticeQuestion {
    PracticeQuestion(
      slot: QuestionSlot(
        id: id, topic: "Cells", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: place),
      draft: QuestionDraft(
        evidence: "The \(key.lowercased()) works in the cell.", stem: stem, correctAnswer: key,
        distractors: ["Cell wall", "Vacuole", "Nucleolus", "Chloroplast"], rationale: "The notes say so."),
      headings: ["Cells"])
  }

  private static let typed = PracticeQuestion(
    slot: QuestionSlot(
      id: "S3", topic: "Cells", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 0),
    draft: QuestionDraft(
      evidence: "Water fills the vacuole.", stem: "What fills a vacuole?", correctAnswer: "Water", distractors: [],
      rationale: "The notes say so.", format: .typed, otherAnswers: ["H2O"]),
    headings: [])

  private func edited(_ edit: QuestionEdit, of question: PracticeQuestion = question) throws(QuestionEditError) -> PracticeQuestion {
    try question.edited(edit, beside: [Self.other], language: "en", segmentation: CharacterSegmentation())
  }

  private func edit(
    _ stem: String = "Which part of a cell makes its energy carrier?", options: [String]? = nil, key: Int = 3,
    explanation: String = "It makes adenosine triphosphate, as every textbook of 1999 says."
  ) -> QuestionEdit {
    let all = options ?? ["Cell wall", "Vacuole", "Nucleolus", "The mitochondrion", "Golgi apparatus"]
    return QuestionEdit(stem: stem, answers: .options(all, key: key), explanation: explanation)
  }

  private func codes(_ edit: QuestionEdit) -> [String] {
    do { _ = try edited(edit) } catch {
      guard case .rules(let violations) = error else { return ["\(error)"] }
      return violations.map(\.code)
    }
    return []
  }

  @Test("has the new words, the key in its new place, and the learner as its writer")
  func newWords() throws {
    let changed = try edited(edit())
    #expect(changed.options == ["Cell wall", "Vacuole", "Nucleolus", "The mitochondrion", "Golgi apparatus"])
    #expect(changed.slot.keyPosition == 3 && changed.draft.correctAnswer == "The mitochondrion" && changed.id == "S1")
    #expect(changed.draft.evidence == Self.question.draft.evidence && changed.provenance == .learner)
  }

  @Test("that is not changed keeps its writer")
  func unchanged() throws {
    let same = QuestionEdit(
      stem: Self.question.draft.stem, answers: .options(Self.question.options, key: 1), explanation: Self.question.draft.rationale)
    #expect(try edited(same) == Self.question)
  }

  @Test("keeps the rules of its form")
  func rules() {
    let options = ["Cell wall", "Vacuole", "Nucleolus", "Mitochondrion", "Golgi apparatus"]
    #expect(codes(edit(options: Array(options.dropLast()))) == ["schema"])
    #expect(codes(edit(" ")) == ["schema"])
    #expect(codes(edit(explanation: "")) == ["schema"])
    #expect(codes(edit(options: options.dropLast() + ["vacuole"])) == ["duplicate_options"])
    #expect(codes(edit(options: options.dropLast() + ["All of the above"])) == ["all_or_none"])
    #expect(codes(edit("Which part of the cell is the mitochondrion?")).contains("answer_in_stem"))
    #expect(
      codes(edit(Self.other.draft.stem, options: ["Cell wall", "Vacuole", "Nucleolus", "Ribosome", "Golgi apparatus"])) == [
        "duplicate_question"
      ])
  }

  @Test("may say more than the notes")
  func beyondNotes() {
    let names = Set(QuestionValidator.rulesForEdits.map(\.name))
    #expect(names.isDisjoint(with: ["grounding", "unknown_number", "off_topic", "repeated_evidence", "outside_link"]))
    #expect(names.isSuperset(of: ["schema", "duplicate_options", "longest_key", "hidden_characters"]))
    #expect(QuestionValidator.rulesForEdits.allSatisfy { $0.severity == .hard })
    #expect(codes(edit(explanation: "See https://example.org for 4,321 more.")) == [])
  }

  @Test("with a typed answer has accepted answers, and no options")
  func typedAnswers() throws {
    let new = QuestionEdit(stem: "What is in a vacuole?", answers: .typed(["Water", "Cell sap"]), explanation: "It does.")
    let changed = try edited(new, of: Self.typed)
    #expect(changed.draft.acceptList == ["Water", "Cell sap"] && changed.options.isEmpty)
    #expect(throws: QuestionEditError.format) { try edited(edit(), of: Self.typed) }
    #expect(throws: QuestionEditError.format) { try edited(new) }
    #expect(throws: QuestionEditError.key) { try edited(edit(options: ["a", "b"], key: 4)) }
    #expect(throws: QuestionEditError.key) {
      try edited(QuestionEdit(stem: "What?", answers: .typed([]), explanation: "So."), of: Self.typed)
    }
  }
}
