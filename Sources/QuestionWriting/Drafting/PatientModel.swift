/// A model that is asked again after a temporary failure.
struct PatientModel: Sendable {
  /// The maximum number of requests before a temporary failure counts as permanent.
  static let maximumAsks = 4

  let model: any LanguageModel
  /// Waits before the model is asked again. The argument is the number of failures so far, from 1.
  let pause: @Sendable (Int) async throws -> Void
  let budget: TimeBudget

  /// - Throws: A permanent ``LanguageModelError``, ``TimeBudget/Over`` or `CancellationError`.
  func reply(to prompt: ModelPrompt) async throws -> ModelReply {
    var failures = 0
    while true {
      try Task.checkCancellation()
      do {
        let reply = try await budget.spend { [model] in try await model.reply(to: prompt) }
        try Task.checkCancellation()
        return reply
      } catch let failure as LanguageModelError {
        // NB: A cancelled request may fail with an error of the server, so cancellation is checked first.
        try Task.checkCancellation()
        failures += 1
        guard failure.isPassing, failures < Self.maximumAsks else { throw failure }
        try await budget.spend { [pause, failures] in try await pause(failures) }
      }
    }
  }
}
