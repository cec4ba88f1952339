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
  ///
  /// - Parameter rereads: Whether the present content is read again first, because its files may have changed.
  func run(logger: Logger, rereads: Bool = false) async {
    var isOffered = true
    var serial = first
    if rereads {
      let present = tests.current
      isOffered = offer(present, logger)
      serial = present.serial
    }
    guard client != nil || serial != nil else {
      try? await neighbors?.offer(nil)
      return
    }
    var (trouble, misses) = (String?.none, 0)
    while !Task.isCancelled {
      // NB: an error that repeats is logged once.
      let now = await fetch()
      // NB: a sync that a reload or the end of the server interrupts has not failed.
      if Task.isCancelled { return }
      Counter(label: "nivel_content_checks_total", dimensions: [("outcome", now == nil ? "ok" : "failed")]).increment()
      if let now, now != trouble { logger.error("content: \(now)") }
      trouble = now
      // NB: the stored release is read each time, because another process may have run `nivel sync --rollback`.
      let current = tests.current
      if current.serial != serial { isOffered = offer(current, logger) }
      serial = current.serial
      Meter(label: "nivel_content_release").set(serial ?? 0)
      let newest = await newestOffered
      misses = newest > serial ?? 0 ? misses + 1 : 0
      await pause(for: wait(after: misses), telling: isOffered ? serial : nil, after: max(serial ?? 0, newest))
    }
  }

  /// The time until the next check: shorter for some time if another server offers a newer release than this one can fetch.
  private func wait(after misses: Int) -> Duration { misses == 0 ? every : min(every, Self.look * (1 << min(misses, 20))) }

  /// Waits, and tells the other servers what this one offers. Waits no longer when another server offers a newer release.
  private func pause(for time: Duration, telling serial: Int?, after known: Int) async {
    let end = ContinuousClock.now + time
    let step = neighbors == nil ? time : Self.look
    var isTold = false
    while !Task.isCancelled, .now < end {
      if !isTold { isTold = await tell(serial) }
      try? await Task.sleep(until: min(end, .now + step))
      if await newestOffered > known { return }
    }
  }

  /// Whether the other servers know now what this one offers. NB: a store that fails now reports that itself.
  private func tell(_ serial: Int?) async -> Bool {
    do {
      try await neighbors?.offer(serial)
      return true
    } catch { return false }
  }

  /// The newest release that a server of the storage offers; 0 for none, and for a server that fetches none.
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

  /// - Returns: Whether the content can be used.
  private func offer(_ current: CurrentContent, _ logger: Logger) -> Bool {
    let release = current.serial.map { "release \($0)" } ?? "the content that came with the server"
    do {
      let entries = try tests.entries(of: current)
      catalog.forgetRecordings()
      catalog.offer(entries, keeping: current.languageIDs)
      logger.notice("content: \(release) is in use, \(entries.count) languages")
      return true
    } catch {
      logger.error("content: \(release) cannot be used: \(error)")
      return false
    }
  }
}
