import Identifiers
import Storage
import Synchronization

/// A store of profiles that runs a function once, after the next session was read.
final class HookedProfileStore: ProfileStore {
  private let store: any ProfileStore
  private let hook = Mutex<(@Sendable () async throws -> Void)?>(nil)

  init(_ store: any ProfileStore) { self.store = store }

  func afterNextRead(_ hook: @escaping @Sendable () async throws -> Void) { self.hook.withLock { $0 = hook } }

  func session(_ key: TokenDigest) async throws -> Session? {
    let session = try await store.session(key)
    let hook = hook.withLock { hook in
      defer { hook = nil }
      return hook
    }
    try await hook?()
    return session
  }

  func begin(_ session: Session) async throws { try await store.begin(session) }

  func noteUse(of key: TokenDigest, at time: Timestamp) async throws -> Bool { try await store.noteUse(of: key, at: time) }

  func sessions(of profileID: ProfileID) async throws -> [Session] { try await store.sessions(of: profileID) }

  func replace(with successor: Session, forgettingUnusedUntil time: Timestamp) async throws -> Bool {
    try await store.replace(with: successor, forgettingUnusedUntil: time)
  }

  func noteReceipt(of key: TokenDigest, at time: Timestamp, predecessorUntil end: Timestamp) async throws -> Bool {
    try await store.noteReceipt(of: key, at: time, predecessorUntil: end)
  }

  func endSession(_ key: TokenDigest, of profileID: ProfileID) async throws { try await store.endSession(key, of: profileID) }

  func deleteExpired(at time: Timestamp) async throws { try await store.deleteExpired(at: time) }

  func hasData(_ profileID: ProfileID) async throws -> Bool { try await store.hasData(profileID) }

  func contents(of profileID: ProfileID) async throws -> ProfileContents { try await store.contents(of: profileID) }

  func delete(_ profileID: ProfileID) async throws { try await store.delete(profileID) }

  func eraseDeleted() async throws -> Bool { try await store.eraseDeleted() }

  func deleteProfiles(unusedSince time: Timestamp, emptySince emptyTime: Timestamp) async throws -> Int {
    try await store.deleteProfiles(unusedSince: time, emptySince: emptyTime)
  }
}
