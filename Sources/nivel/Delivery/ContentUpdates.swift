import ContentDelivery
import CoreMetrics
import Foundation
import Logging
import Storage
import WebService

/// Updates the tests of a running server to the newest release of the content, and logs the outcome.
struct ContentUpdates: Sendable {
  /// The client that fetches releases; nil when another program does, such as a scheduled `nivel sync`.
  let client: ContentClient?
  let tests: OfferedTests
  let catalog: PlacementCatalog
  /// The serial number of the release that is offered at first; nil when there is none.
  let first: Int?
  let every: Duration
  /// What the servers of the storage offer; nil for one server.
  let neighbors: (any OfferedReleaseStore)?

  /// The time between two looks at what other servers offer.
  private static let look = Duration.seconds(3)

  /// Checks for updates until the task is cancelled.
  func run(logger: Logger) async {
    guard client != nil || first != nil else { return }
    var (serial, trouble) = (first, String?.none)
    while !Task.isCancelled {
      // NB: before the check, so that a release that another server offers during the check leads to the next one.
      let asked = await newestOffered
      // NB: an error that repeats is logged once.
      let now = await fetch()
      Counter(label: "nivel_content_checks_total", dimensions: [("outcome", now == nil ? "ok" : "failed")]).increment()
      if let now, now != trouble { logger.error("content: \(now)") }
      trouble = now
      // NB: the stored release is read each time, because another process may have run `nivel sync --rollback`.
      let current = tests.current
      if current.serial != serial { offer(current, logger) }
      serial = current.serial
      Meter(label: "nivel_content_release").set(serial ?? 0)
      await pause(offering: serial, after: max(serial ?? 0, asked))
    }
  }

  /// Waits for the next check. It comes soon when another server offers a newer release than those that this one has looked for. A release that
  /// cannot be fetched yet is tried again at the usual time.
  private func pause(offering serial: Int?, after asked: Int) async {
    let end = ContinuousClock.now + every
    try? await neighbors?.offer(serial)
    let step = neighbors == nil || client == nil ? every : Self.look
    while !Task.isCancelled, .now < end {
      try? await Task.sleep(until: min(end, .now + step))
      if await newestOffered > asked { return }
    }
  }

  /// The newest release that a server of the storage offers; 0 for none. NB: a store that fails now reports that itself.
  private var newestOffered: Int {
    get async {
      guard client != nil, let neighbors else { return 0 }
      return (try? await neighbors.newestOffered()).flatMap(\.self) ?? 0
    }
  }

  /// Syncs once.
  /// - Returns: the error message; nil when the sync succeeded or there is no client.
  private func fetch() async -> String? {
    do {
      _ = try await client?.sync(now: Int(Date().timeIntervalSince1970))
      return nil
    } catch { return "\(error)" }
  }

  private func offer(_ current: CurrentContent, _ logger: Logger) {
    let release = current.serial.map { "release \($0)" } ?? "the content that came with the server"
    do {
      let entries = try tests.entries(of: current)
      catalog.offer(entries)
      logger.notice("content: \(release) is in use, \(entries.count) languages")
    } catch { logger.error("content: \(release) cannot be used: \(error)") }
  }
}
