import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import ServiceLifecycle
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

    mutating func count(_ change: Int, _ profileID: ProfileID, _ address: String) {
      all += change
      Self.count(change, &profiles, profileID)
      Self.count(change, &addresses, address)
    }

    private static func count<Key>(_ change: Int, _ counts: inout [Key: Int], _ key: Key) {
      let count = counts[key, default: 0] + change
      counts[key] = count > 0 ? count : nil
    }
  }

  private enum Piece: Sendable {
    case event(Event)
    case heartbeat
  }

  /// Holds the place of one open stream, and gives it back when nothing refers to it any more.
  private final class Place: Sendable {
    private let release: @Sendable () -> Void

    init(release: @escaping @Sendable () -> Void) { self.release = release }

    deinit { release() }
  }

  private let limits: ConnectionLimits
  private let monitor: ServiceMonitor
  private let open = Mutex(Open())

  init(limits: ConnectionLimits, monitor: ServiceMonitor) {
    self.limits = limits
    self.monitor = monitor
  }

  /// The id of the last event that the client received; 0 if it received none.
  static func lastEventID(of request: Request) -> Int {
    HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }.flatMap(Int.init) ?? 0
  }

  /// Sends events as they arrive, until the sequence ends, the client closes the connection or the server shuts down. The client
  /// reconnects after a shutdown.
  ///
  /// - Throws: ``Problem`` when too many streams are open.
  func response(
    to request: Request, profileID: ProfileID, _ events: some AsyncSequence<Event, Never> & Sendable
  ) throws(Problem) -> Response {
    let place = try place(for: profileID)
    let heartbeat = limits.heartbeat
    return Response(
      // NB: the server reads on to notice the end of the client, so the connection cannot carry another request.
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close"],
      body: ResponseBody { writer in
        defer { withExtendedLifetime(place) {} }
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
          for await piece in Self.pieces(of: events, heartbeat: heartbeat) {
            try Task.checkCancellation()
            try await writer.write(ByteBuffer(string: Self.text(of: piece)))
          }
        }
        try await writer.finish(nil)
      })
  }

  private func place(for profileID: ProfileID) throws(Problem) -> Place {
    // NB: inside the task of a request, because the address of the client belongs to it.
    let address = ClientAddress.current ?? ""
    let count = open.withLock { open -> Int? in
      guard open.all < limits.eventStreams, open.profiles[profileID, default: 0] < limits.eventStreamsPerProfile,
        open.addresses[address, default: 0] < Limit.streamsOfAddress
      else { return nil }
      open.count(1, profileID, address)
      return open.all
    }
    guard let count else { throw .tooManyStreams }
    monitor.eventStreams(count)
    return Place { [self] in
      let count = open.withLock { open in
        open.count(-1, profileID, address)
        return open.all
      }
      monitor.eventStreams(count)
    }
  }

  /// The events, and a heartbeat whenever the interval has passed.
  private static func pieces(
    of events: some AsyncSequence<Event, Never> & Sendable, heartbeat: Duration
  ) -> AsyncStream<Piece> {
    let (pieces, continuation) = AsyncStream<Piece>.makeStream()
    let forwarding = Task {
      for await event in events.cancelOnGracefulShutdown() { continuation.yield(.event(event)) }
      continuation.finish()
    }
    let beating = Task {
      while (try? await Task.sleep(for: heartbeat)) != nil { continuation.yield(.heartbeat) }
    }
    continuation.onTermination = { _ in
      forwarding.cancel()
      beating.cancel()
    }
    return pieces
  }

  private static func text(of piece: Piece) -> String {
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
