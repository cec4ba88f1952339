/// The limits of connections and event streams.
public struct ConnectionLimits: Sendable {
  /// The maximum number of open connections of learners.
  public var connections: Int
  /// The maximum number of open connections of one address. Proxies and the server's own machine have no such limit.
  public var connectionsPerAddress: Int
  /// The number of connections beyond the maximum that the server keeps for the operator. They reach health and metrics only.
  public var reserve: Int
  /// The time from the opening of a connection, or the end of the last response, to the end of the next request's headers.
  public var idleTime: Duration
  /// The time in which a client must send or take some bytes while a request or a response is under way.
  public var progressTime: Duration
  /// The maximum size of all unsent responses, in bytes. Beyond it, the server closes connections of clients that take nothing.
  public var unsentBytes: Int
  /// The maximum number of open event streams.
  public var eventStreams: Int
  /// The maximum number of open event streams of one profile.
  public var eventStreamsPerProfile: Int
  /// The maximum number of open event streams of one address.
  public var eventStreamsPerAddress: Int
  /// The time between two comment lines of an event stream. They keep proxies from closing the stream.
  public var heartbeat: Duration

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - connections: The maximum number of open connections of learners. By default, the limit of descriptors decides.
  ///   - eventStreams: The maximum number of open event streams. By default, half of the connections.
  public init(connections: Int? = nil, eventStreams: Int? = nil) {
    reserve = 16
    let possible = DescriptorLimit.connections(of: DescriptorLimit.raised(), reserve: reserve)
    let most = connections ?? possible
    self.connections = most
    connectionsPerAddress = max(1, most / 2)
    idleTime = .seconds(30)
    progressTime = .seconds(15)
    unsentBytes = 128 << 20
    self.eventStreams = eventStreams ?? max(1, most / 2)
    eventStreamsPerProfile = 8
    eventStreamsPerAddress = Limit.streamsOfAddress
    heartbeat = .seconds(15)
  }
}
