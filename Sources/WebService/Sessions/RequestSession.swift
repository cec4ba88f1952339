import Identifiers
import Synchronization

/// The session of the current request.
final class RequestSession: Sendable {
  @TaskLocal static var current: RequestSession?

  private struct State {
    var profileID: ProfileID?
    /// The `Set-Cookie` header of the response; nil if the cookie stays.
    var cookie: String?
    var event: SessionEvent?
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

  /// The change of the session in this request, for the log; nil if it stays.
  var event: SessionEvent? {
    get { state.withLock { $0.event } }
    set { state.withLock { $0.event = newValue } }
  }
}
