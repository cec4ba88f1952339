import QuestionWriting

/// Remembers which backends are available, so that a page does not wait for a model server.
///
/// A remembered list is returned at once. If it is old, the servers are asked in the background. Only one such survey runs at a time.
actor CachedBackends: DraftingBackends {
  private let backends: any DraftingBackends
  /// The age from which on a list is renewed.
  private let renewal: Duration
  /// The maximum time that a caller waits for the first list.
  private let patience: Duration
  private var known: (list: [DraftingBackend], time: ContinuousClock.Instant)?
  private var survey: Task<[DraftingBackend], Never>?

  init(_ backends: any DraftingBackends, renewal: Duration = .seconds(10), patience: Duration = .seconds(1)) {
    self.backends = backends
    self.renewal = renewal
    self.patience = patience
  }

  /// The backends as they were at the last survey. The notes alone while the first survey takes too long.
  func list() async -> [DraftingBackend] {
    guard let known else { return await firstList() }
    if ContinuousClock.now - known.time > renewal { _ = renewed() }
    return known.list
  }

  func model(for name: String) async throws -> (any LanguageModel)? { try await backends.model(for: name) }

  /// The survey that runs now, or a new one.
  private func renewed() -> Task<[DraftingBackend], Never> {
    if let survey { return survey }
    let survey = Task { [backends] in
      let list = await backends.list()
      self.remember(list)
      return list
    }
    self.survey = survey
    return survey
  }

  private func remember(_ list: [DraftingBackend]) {
    known = (list, .now)
    survey = nil
  }

  private func firstList() async -> [DraftingBackend] {
    let survey = renewed()
    let (lists, continuation) = AsyncStream<[DraftingBackend]>.makeStream()
    let answer = Task { continuation.yield(await survey.value) }
    let alarm = Task { [patience] in
      try await Task.sleep(for: patience)
      continuation.yield([.notes])
    }
    defer {
      answer.cancel()
      alarm.cancel()
    }
    return await lists.first { _ in true } ?? [.notes]
  }
}
