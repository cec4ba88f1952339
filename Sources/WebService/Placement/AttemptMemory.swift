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

  private let entries: Mutex<RecentlyUsed<AttemptID, Entry>>

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The maximum number of entries.
  init(limit: Int) { entries = Mutex(RecentlyUsed(limit: limit)) }

  /// The entry of an attempt; nil if it is not in the cache or belongs to another profile.
  func attempt(_ id: AttemptID, profileID: ProfileID) -> Entry? {
    guard let entry = entries.withLock({ $0.value(of: id) }), entry.profileID == profileID else { return nil }
    return entry
  }

  @discardableResult
  func remember(_ attempt: Attempt) -> Entry {
    let entry = Entry(
      profileID: attempt.profileID, blueprintID: attempt.blueprintID, seed: attempt.seed, length: attempt.length)
    entries.withLock { $0.insert(entry, for: attempt.id) }
    return entry
  }

  func forget(_ id: AttemptID) { entries.withLock { $0.remove(id) } }

  func forget(_ profileID: ProfileID) { entries.withLock { $0.removeAll { $0.profileID == profileID } } }
}
