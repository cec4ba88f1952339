import Identifiers
import ServiceLifecycle
import Storage

/// Erases profiles that nobody uses, and deletes expired sessions, transfer codes and links, once an hour.
struct ProfileExpiry: Service {
  /// A profile without any data is erased when nobody has used it for this time.
  static let emptyRetention = Duration.days(1)
  static let interval = Duration.seconds(3_600)

  let store: any ProfileStore
  let environment: ServiceEnvironment
  /// The time without use after which a profile is erased.
  let retention: Duration

  func run() async throws {
    let (started, began) = (environment.now(), ContinuousClock.now)
    try? await cancelWhenGracefulShutdown {
      var clock = CautiousClock(at: started)
      while true {
        // NB: not at the start, so that a computer that starts with a wrong clock can set it first.
        try await Task.sleep(for: Self.interval)
        let now = clock.time(at: environment.now(), after: ContinuousClock.now - began)
        // NB: a store that fails now reports that itself. The next hour tries again.
        _ = try? await sweep(at: now)
      }
    }
  }

  /// Erases what has expired at a time, and returns the number of erased profiles.
  func sweep(at now: Timestamp) async throws -> Int {
    try await store.deleteExpired(at: now)
    let count = try await store.deleteProfiles(unusedSince: now - retention, emptySince: now - min(Self.emptyRetention, retention))
    if count > 0 { _ = try await store.eraseDeleted() }
    return count
  }
}
