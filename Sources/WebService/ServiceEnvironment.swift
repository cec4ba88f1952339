public import Identifiers

/// The clock and the sources of randomness of the service. Tests replace them with fixed ones.
public struct ServiceEnvironment: Sendable {
  /// The current time.
  public var now: @Sendable () -> Timestamp
  /// Makes an unguessable identifier; see ``Token``.
  public var makeToken: @Sendable () -> String
  /// Makes a random seed, such as for the order of options and tiles.
  public var makeSeed: @Sendable () -> UInt64

  /// Creates an environment from its three sources.
  public init(
    now: @escaping @Sendable () -> Timestamp, makeToken: @escaping @Sendable () -> String,
    makeSeed: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.makeToken = makeToken
    self.makeSeed = makeSeed
  }
}
