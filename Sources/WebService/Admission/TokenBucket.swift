/// A token bucket, stored as the time at which it will be full again (the generic cell rate algorithm, ITU-T I.371).
struct TokenBucket: Hashable, Sendable {
  /// The size of a bucket, and the speed at which it fills.
  struct Rule: Hashable, Sendable {
    /// The number of tokens in a full bucket.
    let burst: Int
    /// The time after which one token is added.
    let interval: Duration
    /// How many tokens can be missing below an empty bucket, when tokens were taken elsewhere.
    var debt = 0

    /// The time in which an empty bucket becomes full.
    var fillingTime: Duration { interval * burst }
    fileprivate var longestFillingTime: Duration { interval * (burst + debt) }
  }

  private var fullAt: Duration

  /// A full bucket. All times count from the same arbitrary moment.
  init(at now: Duration) { fullAt = now }

  /// The time until a number of tokens can be taken; zero if they can be taken now. More tokens than a full bucket has count as all of them.
  func wait(for count: Int, at now: Duration, _ rule: Rule) -> Duration {
    max(.zero, level(at: now, rule) + rule.interval * min(count, rule.burst) - rule.fillingTime - now)
  }

  /// Takes tokens. A bucket with too few becomes empty, or gets the debt of its rule.
  ///
  /// - Parameter then: When they were taken; nil for now. What was added since then is not missing.
  mutating func take(_ count: Int, at now: Duration, since then: Duration? = nil, _ rule: Rule) {
    let level = then.map { max(fullAt, min($0, now)) } ?? level(at: now, rule)
    fullAt = min(level + rule.interval * min(count, rule.burst), now + rule.longestFillingTime)
  }

  /// NB: the upper bound matters only if the clock is set back. Otherwise the bucket would stay empty until the old time.
  private func level(at now: Duration, _ rule: Rule) -> Duration { min(max(fullAt, now), now + rule.longestFillingTime) }
}
