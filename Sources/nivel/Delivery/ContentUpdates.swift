import ContentDelivery
import Foundation
import Logging
import WebService

/// Keeps the tests of a running server at the newest release of content, and says in the log what became of it.
struct ContentUpdates: Sendable {
  /// Fetches releases; nil when something else does, such as `nivel sync` on a schedule of its own.
  let client: ContentClient?
  let tests: OfferedTests
  let catalog: PlacementCatalog
  let every: Duration

  /// Until the task is cancelled.
  func run(logger: Logger) async {
    guard client != nil || tests.serial != nil else { return }
    var (serial, trouble) = (tests.serial, String?.none)
    while !Task.isCancelled {
      // NB: what goes wrong again and again is said once.
      let now = await fetch()
      if let now, now != trouble { logger.error("content: \(now)") }
      trouble = now
      if tests.serial != serial { serial = offer(logger) }
      do { try await Task.sleep(for: every) } catch { return }
    }
  }

  /// - Returns: why there may be something newer than what is in use; nil when there is not.
  private func fetch() async -> String? {
    do {
      _ = try await client?.sync(now: Int(Date().timeIntervalSince1970))
      return nil
    } catch { return "\(error)" }
  }

  /// NB: also after `nivel sync --rollback` in another process: what counts is what lies there.
  private func offer(_ logger: Logger) -> Int? {
    let serial = tests.serial
    do {
      let entries = try tests.entries()
      catalog.offer(entries)
      logger.notice("content: release \(serial ?? 0) is in use, \(entries.count) languages")
    } catch { logger.error("content: release \(serial ?? 0) cannot be used: \(error)") }
    return serial
  }
}
