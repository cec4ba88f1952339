import Synchronization

/// Sends a heartbeat to each open feed once in an interval. One task serves all feeds.
final class Heartbeats: Sendable {
  private struct State {
    var feeds: [ObjectIdentifier: (feed: EventFeed, slot: Int)] = [:]
    var added = 0
    var isBeating = false
  }

  /// The feeds take turns within an interval, so that thousands of streams do not write at the same moment.
  private static let slots = 15
  private let interval: Duration
  private let state = Mutex(State())

  init(interval: Duration) { self.interval = interval }

  func add(_ feed: EventFeed) {
    let starts = state.withLock { state in
      state.feeds[ObjectIdentifier(feed)] = (feed, state.added % Self.slots)
      state.added += 1
      defer { state.isBeating = true }
      return !state.isBeating
    }
    if starts { Task { await beat() } }
  }

  func remove(_ feed: EventFeed) { state.withLock { $0.feeds[ObjectIdentifier(feed)] = nil } }

  /// Beats until no feed is open.
  private func beat() async {
    var slot = 0
    while (try? await Task.sleep(for: interval / Self.slots)) != nil {
      slot = (slot + 1) % Self.slots
      let turn = state.withLock { state -> [EventFeed]? in
        state.isBeating = !state.feeds.isEmpty
        return state.isBeating ? state.feeds.values.filter { $0.slot == slot }.map(\.feed) : nil
      }
      guard let turn else { return }
      for feed in turn { feed.beat() }
    }
  }
}
