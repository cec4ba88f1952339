import Identifiers

/// A time for erasing what is old, from a clock that may be wrong.
///
/// A clock that jumps ahead must not erase everybody, so that at first only the time that has passed counts. A clock that was behind at the
/// start and was then set also jumps ahead. It counts when it has run on without another jump for a week.
struct CautiousClock: Sendable {
  /// The time for which a clock that has jumped ahead must run on.
  static let patience = Duration.days(7)
  /// The difference that a clock may gain between two looks without a jump.
  static let tolerance = Duration.seconds(60)

  /// The time of the clock at the start, as it is known now.
  private var start: Timestamp
  /// The time of the start by a clock that has jumped ahead, and when the jump was seen, since the start.
  private var jump: (start: Timestamp, seen: Duration)?

  /// Creates a clock at the start of the process.
  init(at now: Timestamp) { start = now }

  /// The time that counts: that of the clock, or an earlier one if the clock has jumped ahead.
  ///
  /// - Parameters:
  ///   - now: The time of the clock.
  ///   - passed: The time since the start, by a clock that does not jump.
  mutating func time(at now: Timestamp, after passed: Duration) -> Timestamp {
    let stated = now - passed
    guard start + Self.tolerance < stated else {
      jump = nil
      return min(now, start + passed)
    }
    if let jump, jump.start - Self.tolerance <= stated, stated <= jump.start + Self.tolerance {
      if passed - jump.seen >= Self.patience { (start, self.jump) = (stated, nil) }
    } else {
      jump = (stated, passed)
    }
    return min(now, start + passed)
  }
}
