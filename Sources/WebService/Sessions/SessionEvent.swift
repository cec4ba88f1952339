/// A change of a session, for the security log.
enum SessionEvent: String, Sendable {
  /// A profile was made, with its first session.
  case began = "session-began"
  /// An old token was replaced by a new one.
  case replaced = "session-replaced"
  /// The learner has finished on a computer.
  case ended = "session-ended"
  /// A browser took over the profile of a transfer code.
  case adopted = "profile-adopted"
  /// The learner has erased all data.
  case erased = "profile-erased"
  /// A token is well-formed, but unknown or expired.
  case refused = "token-refused"
}
