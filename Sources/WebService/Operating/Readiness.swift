import HTTPTypes
import Hummingbird

/// Tells whether the server can do its work: the stores write, and there is content.
actor Readiness {
  /// The time for which a result is used again, so that frequent requests do not become frequent writes.
  static let lifetime = Duration.seconds(2)

  private let probe: @Sendable () async throws -> Void
  private let advice: String
  private let hasContent: @Sendable () -> Bool
  private let isStopping: @Sendable () -> Bool
  private var last: (problem: Problem?, time: ContinuousClock.Instant)?
  /// The look that is under way. Simultaneous requests share it.
  private var look: Task<Problem?, Never>?

  init(
    probe: @escaping @Sendable () async throws -> Void, advice: String, hasContent: @escaping @Sendable () -> Bool,
    isStopping: @escaping @Sendable () -> Bool = { false }
  ) {
    self.probe = probe
    self.advice = advice
    self.hasContent = hasContent
    self.isStopping = isStopping
  }

  /// The problem that keeps the server from its work; nil if there is none.
  func problem() async -> Problem? {
    if isStopping() { return .stopping }
    if let last, ContinuousClock.now - last.time < Self.lifetime { return last.problem }
    if let look { return await look.value }
    let look = Task { await found() }
    self.look = look
    let problem = await look.value
    last = (problem, .now)
    self.look = nil
    return problem
  }

  private func found() async -> Problem? {
    guard hasContent() else { return .notReady("The server has no placement tests.") }
    do { try await probe() } catch { return .notReady(advice) }
    return nil
  }
}

extension Problem {
  fileprivate static func notReady(_ detail: String) -> Problem { Problem(.serviceUnavailable, "not-ready", detail) }
}
