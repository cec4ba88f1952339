import HTTPTypes
import Hummingbird
import Identifiers
import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@testable import WebService

@Suite("Event streams")
struct EventStreamsTests {
  private let streams: EventStreams
  private let table: ConnectionTable
  private let channel = EmbeddedChannel()

  init() {
    let monitor = ServiceMonitor(operation: ServiceOperation(), now: { Timestamp(microseconds: 0) })
    let limits = ConnectionLimits(connections: 8)
    table = ConnectionTable(limits: limits, monitor: monitor)
    streams = EventStreams(limits: limits, table: table, monitor: monitor)
    _ = table.add(channel)
  }

  /// Whether a feed has ended. It must have no events.
  private static func hasEnded(_ feed: EventFeed) async -> Bool {
    feed.beat()
    for await _ in feed.pieces { return false }
    return true
  }

  @Test("of a profile end together, also before their responses begin, and those of other profiles do not")
  func ending() async throws {
    let (ended, other) = (EventFeed(), EventFeed())
    let responses = (try streams.response(on: channel, profileID: "p1", ended), try streams.response(on: channel, profileID: "p2", other))
    streams.endAll(of: "p1")
    #expect(await Self.hasEnded(ended))
    #expect(await !Self.hasEnded(other))
    withExtendedLifetime(responses) {}
  }

  @Test("end when the client ends its side of the connection, also before the response begins")
  func endOfClient() async throws {
    let (early, late) = (EventFeed(), EventFeed())
    let first = try streams.response(on: channel, profileID: "p1", early)
    table.clientEnded(channel)
    #expect(await Self.hasEnded(early))
    let second = try streams.response(on: channel, profileID: "p1", late)
    #expect(await Self.hasEnded(late))
    withExtendedLifetime((first, second)) {}
  }

  @Test("end when their connection is closed")
  func closedConnection() async throws {
    let feed = EventFeed()
    let response = try streams.response(on: channel, profileID: "p1", feed)
    table.remove(channel)
    #expect(await Self.hasEnded(feed))
    withExtendedLifetime(response) {}
  }

  @Test("end when the server stops, also those that begin later")
  func stop() async throws {
    let (open, late, next) = (EventFeed(), EventFeed(), EmbeddedChannel())
    _ = table.add(next)
    let first = try streams.response(on: channel, profileID: "p1", open)
    streams.stop()
    #expect(await Self.hasEnded(open))
    let second = try streams.response(on: next, profileID: "p1", late)
    #expect(await Self.hasEnded(late))
    withExtendedLifetime((first, second)) {}
  }

  @Test("end when their responses are never sent, and give their places back")
  func unsent() async throws {
    for _ in 0..<20 {
      let feed = EventFeed()
      _ = try streams.response(on: channel, profileID: "p1", feed)
      #expect(await Self.hasEnded(feed))
    }
  }
}
