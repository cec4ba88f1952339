import ItemWriting

/// Adds drafted slots to a test one by one. If no draft can be accepted, a question from the notes replaces it.
struct TestAssembler: Sendable {
  /// The result of settling a slot.
  enum Settlement: Sendable {
    /// No draft can be accepted yet, so drafting must continue.
    case again(SlotProgress)
    /// The question of the slot; `nil` if nothing can be asked.
    case question(PracticeQuestion?)
  }

  let model: (any LanguageModel)?
  let notesWriter: (any SlotWriter)?
  /// The questions that no draft may repeat. The writer from the notes knows them too.
  let disputed: DisputedQuestions
  /// The seed of the test.
  let seed: UInt64
  let report: @Sendable (GenerationEvent) async -> Void

  /// A test from the notes alone.
  func test(for blueprint: TestBlueprint) async throws -> GeneratedTest {
    var questions: [PracticeQuestion] = []
    for (index, slot) in blueprint.slots.enumerated() {
      try Task.checkCancellation()
      if let question = await fromNotes(slot, index, after: questions, provenance: .notes) { questions.append(question) }
    }
    return GeneratedTest(blueprint: blueprint, questions: questions)
  }

  /// - Throws: `CancellationError`.
  func settle(_ progress: SlotProgress, after earlier: [PracticeQuestion]) async throws -> Settlement {
    try Task.checkCancellation()
    let accepted = (disputed.questions + earlier).map(\.draft)
    if let candidate = progress.choice(beside: accepted) { return .question(await question(candidate, progress)) }
    var progress = progress
    let codes = progress.refuseDuplicates(of: accepted)
    if !codes.isEmpty { await report(.rejected(slot: progress.job.slot.id, attempt: progress.attempts, codes: codes)) }
    return progress.isFinished ? .question(await standIn(for: progress, after: earlier)) : .again(progress)
  }

  private func question(_ candidate: SlotProgress.Candidate, _ progress: SlotProgress) async -> PracticeQuestion {
    let job = progress.job
    await report(.accepted(slot: job.slot.id, attempts: progress.attempts))
    return PracticeQuestion(
      slot: job.slot, draft: candidate.draft, headings: job.excerpt.headings(above: candidate.draft.evidence),
      violations: candidate.violations,
      provenance: Provenance(
        backend: model?.backend ?? Provenance.notes.backend, model: model?.model, seed: candidate.seed, attempts: progress.attempts,
        rejections: progress.rejections(taking: candidate.attempt)))
  }

  private func standIn(for progress: SlotProgress, after earlier: [PracticeQuestion]) async -> PracticeQuestion? {
    let provenance = Provenance(
      backend: Provenance.notes.backend, attempts: progress.attempts + 1, rejections: progress.rejections(), isFallback: true)
    return await fromNotes(progress.job.slot, progress.job.index, after: earlier, provenance: provenance)
  }

  private func fromNotes(
    _ slot: QuestionSlot, _ index: Int, after earlier: [PracticeQuestion], provenance: Provenance
  ) async -> PracticeQuestion? {
    let seed = DraftSeed.seed(test: seed, slot: index, attempt: 0)
    guard let found = notesWriter?.question(for: slot, after: earlier, seed: seed), !isDuplicate(found, of: earlier) else {
      await report(.skipped(slot: slot.id))
      return nil
    }
    if provenance.isFallback { await report(.fellBack(slot: slot.id)) }
    await report(.accepted(slot: slot.id, attempts: provenance.attempts))
    return PracticeQuestion(
      slot: found.slot, draft: found.draft, headings: found.headings, violations: found.violations, provenance: provenance,
      formulas: found.formulas)
  }

  private func isDuplicate(_ question: PracticeQuestion, of earlier: [PracticeQuestion]) -> Bool {
    let context = DraftContext(slot: question.slot, language: "", notes: "", accepted: earlier.map(\.draft))
    return ItemWritingRule.duplicateQuestion.violation(in: question.draft, context) != nil
  }
}
