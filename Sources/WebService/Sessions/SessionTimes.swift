import Identifiers

/// The times of sessions.
enum SessionTimes {
  /// A token that is not used for this time expires. Browsers keep a cookie no longer than this.
  static let idle = Duration.days(400)
  /// A token of this age is replaced at its next use.
  static let rotation = Duration.days(1)
  /// A replaced token is accepted for this time after the first use of the new one, for requests that other tabs sent before. A new token
  /// that is not used for this time counts as lost.
  static let grace = Duration.seconds(600)
  /// The time of the last use is stored at most this often.
  static let noting = Duration.seconds(3_600)
}
