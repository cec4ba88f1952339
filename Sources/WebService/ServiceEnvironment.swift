/// What the service takes from outside, so that tests can fix it.
public struct ServiceEnvironment: Sendable {
  /// Microseconds since 1970, UTC.
  public var now: @Sendable () -> Int64
  /// A name nobody can guess; see ``Token``.
  public var makeToken: @Sendable () -> String
  /// A seed for the order of options and tiles.
  public var makeSeed: @Sendable () -> UInt64

  public init(
    now: @escaping @Sendable () -> Int64, makeToken: @escaping @Sendable () -> String,
    makeSeed: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.makeToken = makeToken
    self.makeSeed = makeSeed
  }
}
