import ItemWriting
public import NoteFacts
import Reproducible

extension PracticeTestRequest {
  /// Plans a test and writes it with a model, or from the notes alone if there is no model.
  ///
  /// - Parameters:
  ///   - notes: All notes of the course.
  ///   - language: The primary subtag of the language of the notes.
  ///   - segmentation: Splits text into words in scripts without spaces.
  ///   - seed: Without a model, the same request, notes and seed give the same test.
  ///   - model: `nil` for the notes alone.
  ///   - disputed: The questions of the course that the learner called wrong. They are not asked again.
  ///   - options: How drafts are requested.
  ///   - budget: The time that the model may take. After it, the remaining questions come from the notes.
  ///   - report: Receives the events while they happen.
  /// - Throws: ``NotesGeneratorError`` if there is no model and the notes contain too few facts; ``LanguageModelError`` if the model does
  ///   not
  ///   reply; `CancellationError`.
  public func written(
    from notes: NotesDocument, language: String, segmentation: any WordSegmentation, seed: UInt64, model: (any LanguageModel)? = nil,
    disputed: DisputedQuestions = DisputedQuestions(), options: DraftingOptions = DraftingOptions(), budget: TimeBudget = .endless,
    report: @escaping @Sendable (GenerationEvent) async -> Void = { _ in }
  ) async throws -> GeneratedTest {
    var generator = SeededGenerator(seed: seed)
    let blueprint = TestBlueprintGenerator.blueprint(for: self, using: &generator)
    let notesWriter: (any SlotWriter)?
    do {
      let generator = try NotesGenerator(
        notes: notes, language: language, segmentation: segmentation, course: course, difficulty: difficulty)
      notesWriter = disputed.questions.isEmpty ? generator : CautiousWriter(writer: generator, disputed: disputed)
    } catch {
      // NB: In a cancelled task the generator finds too few facts. The notes are not to blame.
      try Task.checkCancellation()
      // NB: A model can use notes from which the generator alone cannot write questions.
      if model == nil { throw error }
      notesWriter = nil
    }
    try Task.checkCancellation()
    let writer = TestWriter(notes: notes, language: language, model: model, notesWriter: notesWriter, disputed: disputed, options: options)
    let test = try await writer.test(for: blueprint, seed: seed, budget: budget, report: report)
    let finder = FormulaFinder(notes.formulas)
    return GeneratedTest(blueprint: test.blueprint, questions: test.questions.map { $0.showing(finder) })
  }

  /// Writes another question in place of one of a test, from the notes alone.
  ///
  /// - Parameters:
  ///   - question: The question to replace. The new question has its slot, and its Bloom level if the notes allow it.
  ///   - others: The other questions of the test, and those that the learner has removed from it.
  ///   - notes: All notes of the course.
  ///   - language: The primary subtag of the language of the notes.
  ///   - segmentation: Splits text into words in scripts without spaces.
  ///   - seed: The same arguments give the same question.
  ///   - disputed: The questions of the course that the learner called wrong.
  /// - Returns: The new question; `nil` if the notes state nothing else to ask for.
  /// - Throws: ``NotesGeneratorError`` if the notes contain too few facts; `CancellationError`.
  public func another(
    insteadOf question: PracticeQuestion, beside others: [PracticeQuestion], from notes: NotesDocument, language: String,
    segmentation: any WordSegmentation, seed: UInt64, disputed: DisputedQuestions = DisputedQuestions()
  ) throws -> PracticeQuestion? {
    let generator: NotesGenerator
    do {
      generator = try NotesGenerator(
        notes: notes, language: language, segmentation: segmentation, course: course, difficulty: difficulty)
    } catch {
      try Task.checkCancellation()
      throw error
    }
    let writer = CautiousWriter(writer: generator, disputed: disputed)
    let found = writer.question(for: question.slot, after: others + [question], seed: seed)
    try Task.checkCancellation()
    return found?.showing(FormulaFinder(notes.formulas))
  }
}
