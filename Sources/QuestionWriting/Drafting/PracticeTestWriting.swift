public import ItemWriting
public import NoteFacts
import Reproducible

extension PracticeTestRequest {
  /// Plans a test and writes it: with a model, where there is one, else from the notes alone.
  ///
  /// - Parameters:
  ///   - notes: Everything the course has.
  ///   - language: The primary subtag of the language of the notes.
  ///   - segmentation: Tells words apart in scripts without spaces.
  ///   - seed: The same request, notes and seed give the same test where no model writes.
  ///   - model: `nil` for the notes alone.
  ///   - budget: How long a model may take; then the notes write the rest.
  ///   - report: Told what happens, as it happens.
  /// - Throws: ``NotesGeneratorError`` when the notes alone cannot give a test; ``LanguageModelError`` when the model cannot be asked;
  ///   `CancellationError`.
  public func written(
    from notes: NotesDocument, language: String, segmentation: any WordSegmentation, seed: UInt64, model: (any LanguageModel)? = nil,
    options: DraftingOptions = DraftingOptions(), budget: TimeBudget = .endless,
    report: @escaping @Sendable (GenerationEvent) async -> Void = { _ in }
  ) async throws -> GeneratedTest {
    var generator = SeededGenerator(seed: seed)
    let blueprint = TestBlueprintGenerator.blueprint(for: self, using: &generator)
    let notesWriter: NotesGenerator?
    do { notesWriter = try NotesGenerator(notes: notes, language: language, segmentation: segmentation, course: course) } catch {
      // NB: a model can do with notes that give nothing by themselves.
      if model == nil { throw error }
      notesWriter = nil
    }
    let writer = TestWriter(notes: notes, language: language, model: model, notesWriter: notesWriter, options: options)
    return try await writer.test(for: blueprint, seed: seed, budget: budget, report: report)
  }
}
