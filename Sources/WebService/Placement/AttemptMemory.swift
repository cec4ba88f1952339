import Identifiers
import Placement
import Synchronization

/// What answers to attempts under way are checked against, kept in memory, so that an answer does not read the attempt from the store.
///
/// An entry never changes, but the attempt may have finished since it was remembered: the store decides that when it keeps the answer.
final class AttemptMemory: Sendable {
  struct Entry: Sendable, Equatable {
    let profileID: ProfileID
    let blueprintID: Int64
    let seed: UInt64
  }

  private struct State {
    /// The entries used since the generations last changed, and those used in the generation before.
    var young: [AttemptID: Entry] = [:]
    var old: [AttemptID: Entry] = [:]
  }

  private let generationSize: Int
  private let state = Mutex(State())

  /// - Parameter limit: At most so many attempts are remembered. Those that were not used for longest are forgotten, half of the limit at
  ///   a time.
  init(limit: Int) { generationSize = max(1, limit / 2) }

  /// What is remembered of a profile's attempt.
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
    let entry = Entry(profileID: attempt.profileID, blueprintID: attempt.blueprintID, seed: attempt.seed)
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
