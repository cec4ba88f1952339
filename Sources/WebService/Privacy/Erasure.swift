import Identifiers
import Storage

/// Erases profiles with all their data.
struct Erasure: Sendable {
  let store: any ProfileStore
  let sessions: SessionRegistry
  let attempts: AttemptMemory
  let runner: GenerationRunner
  let streams: EventStreams

  /// Erases a profile, in a request of it: its rows in all tables, its work in progress, and the copies in memory.
  ///
  /// - Returns: Whether the deleted data are already overwritten in all files. If not, the storage does that by itself soon.
  func erase(_ profileID: ProfileID) async throws -> Bool {
    // NB: before the wait for other requests, because a test that is being written can keep a request waiting.
    await stopWork(of: profileID)
    try await sessions.close(profileID) {
      await stopWork(of: profileID)
      try await store.delete(profileID)
    }
    attempts.forget(profileID)
    return (try? await store.eraseDeleted()) ?? false
  }

  private func stopWork(of profileID: ProfileID) async {
    await runner.cancelAll(of: profileID.rawValue)
    streams.endAll(of: profileID)
  }
}
