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
  /// The release that is offered at first; nil when there is none.
  let first: Int?
  let every: Duration

  /// Until the task is cancelled.
  func run(logger: Logger) async {
    guard client != nil || first != nil else { return }
    var (serial, trouble) = (first, String?.none)
    while !Task.isCancelled {
      // NB: what goes wrong again and again is said once.
      let now = await fetch()
      if let now, now != trouble { logger.error("content: \(now)") }
      trouble = now
      // NB: also after `nivel sync --rollback` in another process: what counts is what lies there.
      let current = tests.current
      if current.serial != serial { offer(current, logger) }
      serial = current.serial
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

  private func offer(_ current: CurrentContent, _ logger: Logger) {
    let release = current.serial.map { "release \($0)" } ?? "what the server came with"
    do {
      let entries = try tests.entries(of: current)
      catalog.offer(entries)
      logger.notice("content: \(release) is in use, \(entries.count) languages")
    } catch { logger.error("content: \(release) cannot be used: \(error)") }
  }
}
