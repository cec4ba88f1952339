/// Places for work that a client waits for. Clients take turns.
actor FairPlaces {
  typealias Owner = FairQueue<Int>.Owner

  private let patience: Duration
  private var queue: FairQueue<Int>
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var count = 0
  private var isClosed = false

  /// - Parameters:
  ///   - limits: The limits of the queue.
  ///   - patience: The maximum time for which a client waits for a place.
  init(limits: FairQueue<Int>.Limits, patience: Duration) {
    queue = FairQueue(limits: limits)
    self.patience = patience
  }

  /// The number of clients that wait for a place.
  var waitingCount: Int { waiting.count }

  /// Waits for a place.
  ///
  /// - Returns: The number of the place, for ``leave(_:)``; nil if the owner or the queue has no room, the client has waited too
  ///   long, or the places are closed.
  func enter(_ owner: Owner) async -> Int? {
    if isClosed { return nil }
    count += 1
    let place = count
    do {
      if let replaced = try queue.add(place, of: owner) { waiting.removeValue(forKey: replaced)?.resume(returning: false) }
    } catch { return nil }
    let alarm = Task { [patience] in
      try await Task.sleep(for: patience)
      self.giveUp(place)
    }
    defer { alarm.cancel() }
    let hasPlace = await withCheckedContinuation { continuation in
      waiting[place] = continuation
      advance()
    }
    return hasPlace ? place : nil
  }

  /// Frees a place.
  func leave(_ place: Int) {
    queue.remove(place)
    advance()
  }

  /// Refuses all clients that wait, and all that come later.
  func close() {
    isClosed = true
    for place in waiting.keys { giveUp(place) }
  }

  private func giveUp(_ place: Int) {
    guard let continuation = waiting.removeValue(forKey: place) else { return }
    queue.remove(place)
    continuation.resume(returning: false)
  }

  private func advance() {
    while let place = queue.next() { waiting.removeValue(forKey: place)?.resume(returning: true) }
  }
}
