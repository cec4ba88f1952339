public import NoteFacts

/// Writes a whole test by its plan: with a model, where there is one, and from the notes where no draft of it will do.
///
/// Questions are taken into the test in the order of its slots, and a slot is judged beside exactly those taken before it, however the slots
/// finish. So, unless time runs out, the same plan, seed, options and replies give the same test.
public struct TestWriter: Sendable {
  private let notes: NotesDocument
  private let language: String
  private let model: (any LanguageModel)?
  private let notesWriter: (any SlotWriter)?
  private let options: DraftingOptions

  /// - Parameters:
  ///   - language: The primary subtag of the language of the notes.
  ///   - model: `nil` to write from the notes alone.
  ///   - notesWriter: writes from the notes alone; `nil` when the notes give nothing by themselves.
  public init(
    notes: NotesDocument, language: String, model: (any LanguageModel)?, notesWriter: (any SlotWriter)?,
    options: DraftingOptions = DraftingOptions()
  ) {
    self.notes = notes
    self.language = language
    self.model = model
    self.notesWriter = notesWriter
    self.options = options
  }

  /// Writes a test. It has fewer questions than planned where neither model nor notes give one.
  ///
  /// - Parameters:
  ///   - budget: Once it is spent, the notes write the rest.
  ///   - report: Told what happens, as it happens.
  /// - Throws: ``LanguageModelError`` when the model cannot be asked, in its own words; `CancellationError`.
  public func test(
    for blueprint: TestBlueprint, seed: UInt64, budget: TimeBudget = .endless,
    report: @escaping @Sendable (GenerationEvent) async -> Void = { _ in }
  ) async throws -> GeneratedTest {
    await report(.planned(slots: blueprint.slots.count))
    let binder = TestAssembler(model: model, notesWriter: notesWriter, seed: seed, report: report)
    guard let model else { return try await binder.test(for: blueprint) }
    let drafter = SlotDrafter(
      model: PatientModel(model: model, pause: options.pause, budget: budget), review: options.review, seed: seed, budget: budget,
      report: report)
    return GeneratedTest(blueprint: blueprint, questions: try await write(jobs(of: blueprint, seed), drafter, binder))
  }

  private func jobs(of blueprint: TestBlueprint, _ seed: UInt64) -> [SlotJob] {
    zip(blueprint.slots, Excerpts(of: notes).dealt(to: blueprint, seed: seed)).enumerated().map { index, pair in
      SlotJob(index: index, slot: pair.0, course: blueprint.request.course, language: language, excerpt: pair.1)
    }
  }

  private func write(_ jobs: [SlotJob], _ drafter: SlotDrafter, _ binder: TestAssembler) async throws -> [PracticeQuestion] {
    try await withThrowingTaskGroup(of: SlotProgress.self) { group in
      var line = SlotQueue(jobs: jobs, parallelism: options.parallelism)
      while !line.isDone {
        while let (progress, accepted) = line.nextToDraft() {
          group.addTask { try await drafter.continued(progress, beside: accepted) }
        }
        guard let progress = try await group.next() else { break }
        line.drafted(progress)
        while let head = line.nextToSettle() { line.settle(try await binder.settle(head, after: line.questions)) }
      }
      return line.questions
    }
  }
}
