public import NoteFacts

/// Writes a whole test from its blueprint, with a model if there is one. Questions from the notes replace rejected drafts.
///
/// Questions are added to the test in the order of its slots, and each draft is compared with exactly the questions added before it,
/// whatever the order in which drafts are finished. So the same blueprint, seed, options and replies give the same test, unless the time
/// runs out.
public struct TestWriter: Sendable {
  private let notes: NotesDocument
  private let language: String
  private let model: (any LanguageModel)?
  private let notesWriter: (any SlotWriter)?
  private let disputed: DisputedQuestions
  private let options: DraftingOptions

  /// Creates a writer for notes.
  ///
  /// - Parameters:
  ///   - notes: The parsed notes.
  ///   - language: The primary subtag of the language of the notes.
  ///   - model: `nil` to write from the notes alone.
  ///   - notesWriter: Writes from the notes alone; `nil` if the notes alone give no questions.
  ///   - disputed: The questions that no draft may repeat.
  ///   - options: How drafts are requested.
  public init(
    notes: NotesDocument, language: String, model: (any LanguageModel)?, notesWriter: (any SlotWriter)?,
    disputed: DisputedQuestions = DisputedQuestions(), options: DraftingOptions = DraftingOptions()
  ) {
    self.notes = notes
    self.language = language
    self.model = model
    self.notesWriter = notesWriter
    self.disputed = disputed
    self.options = options
  }

  /// Writes a test. It has fewer questions than slots if neither the model nor the notes give a question for a slot.
  ///
  /// - Parameters:
  ///   - blueprint: The slots to fill.
  ///   - seed: Determines the questions that are written from the notes alone.
  ///   - budget: The time that the model may take. After it, the remaining questions come from the notes.
  ///   - report: Receives the events while they happen.
  /// - Throws: The ``LanguageModelError`` of the model if it does not reply; `CancellationError`.
  public func test(
    for blueprint: TestBlueprint, seed: UInt64, budget: TimeBudget = .endless,
    report: @escaping @Sendable (GenerationEvent) async -> Void = { _ in }
  ) async throws -> GeneratedTest {
    await report(.planned(slots: blueprint.slots.count))
    let assembler = TestAssembler(model: model, notesWriter: notesWriter, disputed: disputed, seed: seed, report: report)
    guard let model else { return try await assembler.test(for: blueprint) }
    let drafter = SlotDrafter(
      model: PatientModel(model: model, pause: options.pause, budget: budget), review: options.review, seed: seed, budget: budget,
      report: report)
    return GeneratedTest(blueprint: blueprint, questions: try await write(jobs(of: blueprint, seed), drafter, assembler))
  }

  private func jobs(of blueprint: TestBlueprint, _ seed: UInt64) -> [SlotJob] {
    zip(blueprint.slots, Excerpts(of: notes).dealt(to: blueprint, seed: seed)).enumerated().map { index, pair in
      SlotJob(index: index, slot: pair.0, course: blueprint.request.course, language: language, excerpt: pair.1)
    }
  }

  private func write(_ jobs: [SlotJob], _ drafter: SlotDrafter, _ assembler: TestAssembler) async throws -> [PracticeQuestion] {
    try await withThrowingTaskGroup(of: SlotProgress.self) { group in
      var queue = SlotQueue(jobs: jobs, parallelism: options.parallelism)
      while !queue.isDone {
        while let (progress, accepted) = queue.nextToDraft() {
          group.addTask { try await drafter.continued(progress, beside: accepted) }
        }
        guard let progress = try await group.next() else { break }
        queue.drafted(progress)
        while let head = queue.nextToSettle() { queue.settle(try await assembler.settle(head, after: queue.questions)) }
      }
      return queue.questions
    }
  }
}
