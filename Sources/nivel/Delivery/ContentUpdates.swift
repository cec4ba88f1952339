import ContentDelivery
import CoreMetrics
import Foundation
import Logging
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

  /// Checks for updates until the task is cancelled.
  func run(logger: Logger) async {
    guard client != nil || first != nil else { return }
    var (serial, trouble) = (first, String?.none)
    while !Task.isCancelled {
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
      do { try await Task.sleep(for: every) } catch { return }
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
