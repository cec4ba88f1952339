import ArgumentParser
import WebService

/// Options for the limits of connections.
struct ConnectionOptions: ParsableArguments {
  @Option(help: "The maximum number of open connections. By default, the system's limit of open files decides.")
  var connections: Int?

  @Option(help: "The maximum number of pages that may wait for news of a test at the same time. By default, half of the connections.")
  var eventStreams: Int?

  @Option(help: "How many seconds a connection may stay open without a request.")
  var idleSeconds = 30

  @Option(help: "How many seconds a request or a response may make no progress.")
  var progressSeconds = 15

  @Option(help: "How many seconds pass between two signs of life to a page that waits for news.")
  var heartbeatSeconds = 15

  @Option(help: "How many seconds the server may take to stop after a signal.")
  var stopSeconds = 10

  func validate() throws {
    if let connections, !(16...1_000_000).contains(connections) {
      throw ValidationError("--connections must be from 16 to 1000000.")
    }
    if let eventStreams, !(0...1_000_000).contains(eventStreams) {
      throw ValidationError("--event-streams must be from 0 to 1000000.")
    }
    for (option, value) in [("idle", idleSeconds), ("progress", progressSeconds), ("heartbeat", heartbeatSeconds), ("stop", stopSeconds)] {
      guard (1...3600).contains(value) else { throw ValidationError("--\(option)-seconds must be from 1 to 3600.") }
    }
  }

  /// - Parameter isShared: Whether clients have to share the event streams. If not, one client may open all of them.
  func limits(isShared: Bool) -> ConnectionLimits {
    var limits = ConnectionLimits(connections: connections, eventStreams: eventStreams)
    limits.idleTime = .seconds(idleSeconds)
    limits.progressTime = .seconds(progressSeconds)
    limits.heartbeat = .seconds(heartbeatSeconds)
    if !isShared { (limits.eventStreamsPerProfile, limits.eventStreamsPerAddress) = (limits.eventStreams, limits.eventStreams) }
    return limits
  }
}
