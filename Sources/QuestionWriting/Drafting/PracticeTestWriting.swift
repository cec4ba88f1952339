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
  ///   - options: How drafts are requested.
  ///   - budget: The time that the model may take. After it, the remaining questions come from the notes.
  ///   - report: Receives the events while they happen.
  /// - Throws: ``NotesGeneratorError`` if there is no model and the notes contain too few facts; ``LanguageModelError`` if the model does
  ///   not
  ///   reply; `CancellationError`.
  public func written(
    from notes: NotesDocument, language: String, segmentation: any WordSegmentation, seed: UInt64, model: (any LanguageModel)? = nil,
    options: DraftingOptions = DraftingOptions(), budget: TimeBudget = .endless,
    report: @escaping @Sendable (GenerationEvent) async -> Void = { _ in }
  ) async throws -> GeneratedTest {
    var generator = SeededGenerator(seed: seed)
    let blueprint = TestBlueprintGenerator.blueprint(for: self, using: &generator)
    let notesWriter: NotesGenerator?
    do { notesWriter = try NotesGenerator(notes: notes, language: language, segmentation: segmentation, course: course) } catch {
      // NB: In a cancelled task the generator finds too few facts. The notes are not to blame.
      try Task.checkCancellation()
      // NB: A model can use notes from which the generator alone cannot write questions.
      if model == nil { throw error }
      notesWriter = nil
    }
    try Task.checkCancellation()
    let writer = TestWriter(notes: notes, language: language, model: model, notesWriter: notesWriter, options: options)
    return try await writer.test(for: blueprint, seed: seed, budget: budget, report: report)
  }
}
