import Identifiers
import Placement
import Synchronization

/// A cache of the data that is needed to check answers. With it, an answer does not read the attempt from the store.
///
/// An entry never changes, but the attempt may have finished since it was cached. The store checks this when it stores the answer.
final class AttemptMemory: Sendable {
  struct Entry: Sendable, Equatable {
    let profileID: ProfileID
    let blueprintID: Int64
    let seed: UInt64
    let length: TestLength
  }

  private struct State {
    /// The entries used in the present generation (`young`), and those used in the generation before (`old`).
    var young: [AttemptID: Entry] = [:]
    var old: [AttemptID: Entry] = [:]
  }

  private let generationSize: Int
  private let state = Mutex(State())

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of entries. The least recently used entries are removed, up to half of the limit at a time.
  init(limit: Int) { generationSize = max(1, limit / 2) }

  /// The entry of an attempt; nil if it is not in the cache or belongs to another profile.
  func attempt(_ id: AttemptID, profileID: ProfileID) -> Entry? {
    state.withLock { state in
      if let entry = state.young[id] { return entry.profileID == profileID ? entry : nil }
      guard let entry = state.old[id], entry.profileID == profileID else { return nil }
      keepYoung(entry, id, &state)
      return entry
    }
  }

  @discardableResult
  func remember(_ attempt: Attempt) -> Entry {
    let entry = Entry(
      profileID: attempt.profileID, blueprintID: attempt.blueprintID, seed: attempt.seed, length: attempt.length)
    state.withLock { keepYoung(entry, attempt.id, &$0) }
    return entry
  }

  func forget(_ id: AttemptID) {
    state.withLock { state in
      state.young[id] = nil
      state.old[id] = nil
    }
  }

  private func keepYoung(_ entry: Entry, _ id: AttemptID, _ state: inout State) {
    if state.young.count >= generationSize, state.young[id] == nil {
      state.old = state.young
      state.young = [:]
    }
    state.young[id] = entry
  }
}
