/// How long to wait before a model that failed in passing is asked again.
public enum BackOff {
  /// Half a second after the first failure, twice as long after each further one, and at most eight seconds.
  ///
  /// - Parameter failures: Counted from 1.
  static func delay(after failures: Int) -> Duration { .milliseconds(250 << min(max(failures, 1), 5)) }

  /// The waiting itself, on a clock; for ``DraftingOptions/pause``.
  public static func sleeping<C: Clock>(on clock: C) -> @Sendable (Int) async throws -> Void where C.Duration == Duration {
    { failures in try await clock.sleep(until: clock.now.advanced(by: delay(after: failures)), tolerance: nil) }
  }
}
