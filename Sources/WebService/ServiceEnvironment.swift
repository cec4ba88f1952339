public import Identifiers

/// What the service takes from outside, so that tests can fix it.
public struct ServiceEnvironment: Sendable {
  public var now: @Sendable () -> Timestamp
  /// A name nobody can guess; see ``Token``.
  public var makeToken: @Sendable () -> String
  /// A seed for the order of options and tiles.
  public var makeSeed: @Sendable () -> UInt64

  public init(
    now: @escaping @Sendable () -> Timestamp, makeToken: @escaping @Sendable () -> String,
    makeSeed: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.makeToken = makeToken
    self.makeSeed = makeSeed
  }
}
