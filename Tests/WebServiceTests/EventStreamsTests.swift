import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import TestSupport
import Testing

@testable import WebService

@Suite("Event streams")
struct EventStreamsTests {
  private let streams = EventStreams(
    limits: ConnectionLimits(connections: 8), monitor: ServiceMonitor(operation: ServiceOperation(), now: { Timestamp(microseconds: 0) }))
  private let request = Request(
    head: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/"), body: RequestBody(buffer: ByteBuffer()))

  /// Whether a feed has ended. It must have no events.
  private static func hasEnded(_ feed: EventFeed) async -> Bool {
    feed.beat()
    for await _ in feed.pieces { return false }
    return true
  }

  @Test("of a profile end together, also before their responses begin, and those of other profiles do not")
  func ending() async throws {
    let (ended, other) = (EventFeed(), EventFeed())
    let responses = (try streams.response(to: request, profileID: "p1", ended), try streams.response(to: request, profileID: "p2", other))
    streams.endAll(of: "p1")
    #expect(await Self.hasEnded(ended))
    #expect(await !Self.hasEnded(other))
    withExtendedLifetime(responses) {}
  }

  @Test("end when their responses are never sent, and give their places back")
  func unsent() async throws {
    for _ in 0..<20 {
      let feed = EventFeed()
      _ = try streams.response(to: request, profileID: "p1", feed)
      #expect(await Self.hasEnded(feed))
    }
  }
}
