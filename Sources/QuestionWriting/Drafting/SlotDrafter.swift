import ItemWriting

/// Lets a model write the question of a slot in up to five attempts. Each prompt lists the flaws of the previous draft, and all rules check
/// each draft. A draft with at most one soft violation is accepted at once. Otherwise the best draft without a hard violation is accepted
/// after the last attempt.
struct SlotDrafter: Sendable {
  let model: PatientModel
  let review: DraftReview
  /// The seed of the test.
  let seed: UInt64
  let budget: TimeBudget
  let report: @Sendable (GenerationEvent) async -> Void

  /// Continues until a draft can be accepted or no attempts are left.
  ///
  /// - Parameter accepted: The questions that are already in the test.
  /// - Throws: A permanent ``LanguageModelError``, or `CancellationError`.
  func continued(_ progress: SlotProgress, beside accepted: [QuestionDraft]) async throws -> SlotProgress {
    var progress = progress
    while !progress.isFinished, progress.choice(beside: accepted) == nil {
      guard !budget.isOver() else {
        progress.runOutOfTime()
        continue
      }
      progress.beginAttempt()
      do { try await attempt(&progress, accepted) } catch is TimeBudget.Over { progress.runOutOfTime() }
    }
    return progress
  }

  private func attempt(_ progress: inout SlotProgress, _ accepted: [QuestionDraft]) async throws {
    switch try await draft(&progress, accepted) {
    case .failure(let problem): await refuse(nil, [DraftRepair(problem)], &progress)
    case .success(let draft): try await judge(draft, &progress, accepted)
    }
  }

  private func judge(_ draft: QuestionDraft, _ progress: inout SlotProgress, _ accepted: [QuestionDraft]) async throws {
    let violations = progress.job.violations(in: draft, beside: accepted)
    var repairs = violations.map(DraftRepair.init)
    if !violations.contains(where: { $0.severity == .hard }) {
      if let veto = try await secondReading(progress).veto(on: draft) {
        repairs.insert(veto, at: 0)
      } else {
        progress.keep(draft, violations, seed: seed(of: progress))
        if violations.count <= 1 { return }
      }
    }
    await refuse(draft, repairs, &progress)
  }

  private func refuse(_ draft: QuestionDraft?, _ repairs: [DraftRepair], _ progress: inout SlotProgress) async {
    let codes = progress.refuse(draft, for: repairs)
    await report(.rejected(slot: progress.job.slot.id, attempt: progress.attempts, codes: codes))
  }

  /// The draft of this attempt. If the reply was cut off, the model is asked once more with twice the token limit, without an event.
  private func draft(
    _ progress: inout SlotProgress, _ accepted: [QuestionDraft]
  ) async throws -> Result<QuestionDraft, DraftReaderError> {
    let result = Self.read(try await model.reply(to: prompt(progress, accepted)))
    guard result == .failure(.truncated), progress.raiseTokenLimit() else { return result }
    return Self.read(try await model.reply(to: prompt(progress, accepted)))
  }

  private static func read(_ reply: ModelReply) -> Result<QuestionDraft, DraftReaderError> {
    do throws(DraftReaderError) { return .success(try DraftReader.draft(in: reply)) } catch { return .failure(error) }
  }

  private func prompt(_ progress: SlotProgress, _ accepted: [QuestionDraft]) -> ModelPrompt {
    let job = progress.job
    let prompt = DraftPrompt(
      course: job.course, slot: job.slot, language: job.language, excerpt: job.excerpt.readable, accepted: accepted,
      repairs: progress.repairs, earlier: progress.earlier)
    return prompt.modelPrompt(seed: seed(of: progress), temperature: progress.temperature, maximumTokens: progress.maximumTokens)
  }

  private func seed(of progress: SlotProgress) -> UInt64 {
    DraftSeed.seed(test: seed, slot: progress.job.index, attempt: progress.attempts)
  }

  private func secondReading(_ progress: SlotProgress) -> SecondReading {
    SecondReading(model: model, review: review, slot: progress.job.slot, seed: seed(of: progress))
  }
}
