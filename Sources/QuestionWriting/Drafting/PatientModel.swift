/// A model that is asked again when what went wrong may pass.
struct PatientModel: Sendable {
  /// Asked so often before a passing failure counts as a lasting one.
  static let maximumAsks = 4

  let model: any LanguageModel
  /// Awaited before the model is asked again, with the number of failures so far, from 1.
  let pause: @Sendable (Int) async throws -> Void
  let budget: TimeBudget

  /// - Throws: ``LanguageModelError`` that lasts, ``TimeBudget/Over``, or `CancellationError`.
  func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    var failures = 0
    while true {
      try Task.checkCancellation()
      do {
        let reply = try await budget.spend { [model] in try await model.reply(to: prompt) }
        try Task.checkCancellation()
        return reply
      } catch let failure as LanguageModelError {
        // NB: a request that was cancelled may fail in its own words.
        try Task.checkCancellation()
        failures += 1
        guard failure.isPassing, failures < Self.maximumAsks else { throw failure }
        try await budget.spend { [pause, failures] in try await pause(failures) }
      }
    }
  }
}
