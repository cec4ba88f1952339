import Identifiers
import Synchronization

/// The session of the current request.
final class RequestSession: Sendable {
  @TaskLocal static var current: RequestSession?

  private struct State {
    var profileID: ProfileID?
    /// The `Set-Cookie` header of the response; nil if the cookie stays.
    var cookie: String?
    var events: [(event: SessionEvent, profileID: ProfileID?)] = []
  }

  private let state = Mutex(State())

  /// The profile of the request; nil if it has no valid token.
  var profileID: ProfileID? {
    get { state.withLock { $0.profileID } }
    set { state.withLock { $0.profileID = newValue } }
  }

  /// The `Set-Cookie` header of the response; nil if the cookie stays.
  var cookie: String? {
    get { state.withLock { $0.cookie } }
    set { state.withLock { $0.cookie = newValue } }
  }

  /// The changes of sessions and profiles in this request, in their order, for the log.
  var events: [(event: SessionEvent, profileID: ProfileID?)] { state.withLock { $0.events } }

  /// Notes a change for the log.
  ///
  /// - Parameter profileID: The profile that changed; nil for that of the request.
  func note(_ event: SessionEvent, of profileID: ProfileID? = nil) {
    state.withLock { $0.events.append((event, profileID ?? $0.profileID)) }
  }
}
