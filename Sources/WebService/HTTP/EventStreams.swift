import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import StrictJSON
import Synchronization

/// Server-sent events (HTML Living Standard, section 9.2).
final class EventStreams: Sendable {
  struct Event: Sendable {
    /// The event id. The client sends it as `Last-Event-ID` when it reconnects.
    let id: Int
    let name: String
    let data: JSON
  }

  /// The numbers of open streams.
  private struct Open {
    var all = 0
    var profiles: [ProfileID: Int] = [:]
    var addresses: [String: Int] = [:]
    /// The feed of each stream, by its number.
    var feeds: [ProfileID: [Int: EventFeed]] = [:]
    var streams = 0
    var isStopping = false

    mutating func count(_ change: Int, _ profileID: ProfileID, _ address: String) {
      all += change
      Self.count(change, &profiles, profileID)
      Self.count(change, &addresses, address)
    }

    /// Adds a feed, and returns the number of its stream.
    mutating func add(_ feed: EventFeed, of profileID: ProfileID) -> Int {
      streams += 1
      feeds[profileID, default: [:]][streams] = feed
      return streams
    }

    mutating func remove(_ number: Int, of profileID: ProfileID) {
      feeds[profileID]?[number] = nil
      if feeds[profileID]?.isEmpty ?? false { feeds[profileID] = nil }
    }

    private static func count<Key>(_ change: Int, _ counts: inout [Key: Int], _ key: Key) {
      let count = counts[key, default: 0] + change
      counts[key] = count > 0 ? count : nil
    }
  }

  /// Holds the place of one open stream, and gives it back when nothing refers to it any more.
  private final class Place: Sendable {
    private let release: @Sendable () -> Void

    init(release: @escaping @Sendable () -> Void) { self.release = release }

    deinit { release() }
  }

  private let limits: ConnectionLimits
  private let table: ConnectionTable
  private let monitor: ServiceMonitor
  private let open = Mutex(Open())
  private let heartbeats: Heartbeats

  init(limits: ConnectionLimits, table: ConnectionTable, monitor: ServiceMonitor) {
    self.limits = limits
    self.table = table
    heartbeats = Heartbeats(interval: limits.heartbeat)
    self.monitor = monitor
  }

  /// The id of the last event that the client received; 0 if it received none.
  static func lastEventID(of request: Request) -> Int {
    HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }.flatMap(Int.init) ?? 0
  }

  /// Sends the events of a feed as they arrive, until the feed ends, the client closes the connection or the server stops. The client
  /// reconnects after a stop.
  ///
  /// - Parameter channel: The connection of the request.
  /// - Throws: ``Problem`` when too many streams are open.
  func response(on channel: any Channel, profileID: ProfileID, _ feed: EventFeed) throws(Problem) -> Response {
    let place = try place(for: profileID, feed)
    table.onEnd(of: channel) { feed.finish() }
    return Response(
      // NB: the server reads on to notice the end of the client, so the connection cannot carry another request.
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close"],
      body: ResponseBody { [heartbeats] writer in
        defer { withExtendedLifetime(place) {} }
        heartbeats.add(feed)
        defer { heartbeats.remove(feed) }
        // NB: a stream has no task of its own. Thousands of streams wait, and each task costs kilobytes.
        try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
        for await piece in feed.pieces { try await writer.write(ByteBuffer(string: Self.text(of: piece))) }
        try await writer.finish(nil)
      })
  }

  /// Ends all streams of a profile, also those whose response has not begun.
  func endAll(of profileID: ProfileID) {
    let feeds = open.withLock { Array(($0.feeds[profileID] ?? [:]).values) }
    for feed in feeds { feed.finish() }
  }

  /// Ends all streams, because the server stops.
  func stop() {
    let feeds = open.withLock { open in
      open.isStopping = true
      return open.feeds.values.flatMap(\.values)
    }
    for feed in feeds { feed.finish() }
  }

  /// A place for a feed. The feed ends with the place, also when its response is never sent.
  private func place(for profileID: ProfileID, _ feed: EventFeed) throws(Problem) -> Place {
    // NB: inside the task of a request, because the address of the client belongs to it.
    let address = ClientAddress.current
    let opened = open.withLock { open -> (number: Int, count: Int, isStopping: Bool)? in
      guard open.all < limits.eventStreams, open.profiles[profileID, default: 0] < limits.eventStreamsPerProfile,
        open.addresses[address, default: 0] < limits.eventStreamsPerAddress
      else { return nil }
      open.count(1, profileID, address)
      return (open.add(feed, of: profileID), open.all, open.isStopping)
    }
    guard let opened else {
      feed.finish()
      throw .tooManyStreams
    }
    if opened.isStopping { feed.finish() }
    monitor.eventStreams(opened.count)
    return Place { [self] in
      feed.finish()
      let count = open.withLock { open in
        open.remove(opened.number, of: profileID)
        open.count(-1, profileID, address)
        return open.all
      }
      monitor.eventStreams(count)
    }
  }

  private static func text(of piece: EventFeed.Piece) -> String {
    switch piece {
    case .event(let event): "id: \(event.id)\nevent: \(event.name)\ndata: \(event.data.text)\n\n"
    // NB: a line that begins with a colon is a comment. Clients ignore it, and proxies see that the connection is in use.
    case .heartbeat: ": still here\n\n"
    }
  }
}

extension Problem {
  fileprivate static let tooManyStreams = Problem(
    .tooManyRequests, "too-many-event-streams", "Too many event streams are open: close other pages of this test, and try again.",
    headers: [.retryAfter: "5"])
}
