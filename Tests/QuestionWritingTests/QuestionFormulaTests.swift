import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@Suite("The formulas of questions")
struct QuestionFormulaTests {
  private static let notes = #"""
    # Mechanics
    - **Kinetic energy**: the work that a body can do by its motion, $\frac{1}{2} m v^2$
    - **Potential energy**: the work that a body can do by its place, $m g h_1$
    - **Momentum**: the amount of motion of a body, $\frac{p_0 + p_1}{2}$
    - **Weight**: the force that pulls a body down, $m g$
    - **Power**: the work that is done in a unit of time, $\frac{W}{t}$
    - **Pressure**: the force on a unit of area, $\frac{F}{A^2}$
    """#

  private func test() async throws -> GeneratedTest {
    let request = try PracticeTestRequest(course: "Mechanics", topics: [], difficulty: .easy, questionCount: 5)
    return try await request.written(
      from: NotesDocument(markdown: Self.notes), language: "en", segmentation: CharacterSegmentation(), seed: 3)
  }

  @Test("are those of the notes whose plain text occurs in the question")
  func attached() async throws {
    let questions = try await test().questions
    #expect(!questions.isEmpty)
    let notes = NotesDocument(markdown: Self.notes).formulas
    #expect(notes.map(\.text) == ["1/2 m v²", "m g h₁", "(p₀ + p₁)/2", "W/t", "F/A²"])
    for question in questions {
      let texts = [question.draft.stem, question.draft.correctAnswer, question.draft.rationale] + question.options
      let expected = notes.filter { formula in texts.contains { $0.contains(formula.text) } }
      #expect(Set(question.formulas) == Set(expected))
    }
    #expect(questions.contains { !$0.formulas.isEmpty })
  }

  @Test("are also those of another question in the place of one")
  func another() async throws {
    let questions = try await test().questions
    let request = try PracticeTestRequest(course: "Mechanics", topics: [], difficulty: .easy, questionCount: 5)
    let others = try (1...10).compactMap { seed in
      try request.another(
        insteadOf: questions[0], beside: [], from: NotesDocument(markdown: Self.notes), language: "en",
        segmentation: CharacterSegmentation(), seed: seed)
    }
    #expect(others.contains { !$0.formulas.isEmpty })
  }

  private static let typed = PracticeQuestion(
    slot: QuestionSlot(
      id: "S1", topic: "Energy", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 0),
    draft: QuestionDraft(
      evidence: "Kinetic energy is 1/2 m v².", stem: "Which formula belongs to v²?", correctAnswer: "1/2 m v²", distractors: [],
      rationale: "The notes say so.", format: .typed),
    headings: [],
    formulas: [TeXFormula(text: "v²", tex: "v^2"), TeXFormula(text: "1/2 m v²", tex: #"\frac{1}{2} m v^2"#)])

  @Test("are those of the stem alone before a typed answer, and those of the options too before a choice")
  func asked() {
    #expect(Self.typed.askedFormulas.map(\.text) == ["v²"])
    var draft = Self.typed.draft
    (draft.format, draft.distractors) = (.choice, ["a", "b", "c", "d"])
    let choice = PracticeQuestion(slot: Self.typed.slot, draft: draft, headings: [], formulas: Self.typed.formulas)
    #expect(choice.askedFormulas.map(\.text) == ["v²", "1/2 m v²"])
  }

  @Test("are without those whose text a learner removes")
  func edited() throws {
    let edit = QuestionEdit(
      stem: "Which formula states the energy of a moving body?", answers: .typed(["1/2 m v²"]), explanation: "The notes say so.")
    let question = try Self.typed.edited(edit, beside: [], language: "en", segmentation: CharacterSegmentation())
    #expect(question.formulas.map(\.text) == ["1/2 m v²"])
  }

  @Test("are at most forty")
  func bounds() {
    let formulas = (0..<100).map { TeXFormula(text: "a\($0)²", tex: "a") }
    let draft = QuestionDraft(
      evidence: "", stem: formulas.map(\.text).joined(separator: " "), correctAnswer: "a", distractors: [], rationale: "")
    let question = PracticeQuestion(slot: Self.typed.slot, draft: draft, headings: []).showing(FormulaFinder(formulas))
    #expect(question.formulas == Array(formulas.prefix(40)))
  }
}
