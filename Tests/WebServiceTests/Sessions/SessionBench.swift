import Foundation
import Identifiers
import SQLiteStorage
import Storage
import Synchronization
import TestSupport

@testable import WebService

/// Sessions on a store in a temporary folder, with a clock that the test moves.
final class SessionBench: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
  private let store: Store
  private let clock = Mutex(Timestamp(microseconds: 1_000_000_000_000))
  private let made = Mutex(0)

  let stores: Stores

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    store = try Store(folder: folder)
    stores = Stores(store)
  }

  deinit {
    try? store.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  var environment: ServiceEnvironment {
    ServiceEnvironment(now: { self.now }, makeToken: { self.token() }, makeSeed: { 7 })
  }

  var now: Timestamp { clock.withLock { $0 } }

  func advance(by duration: Duration) { clock.withLock { $0 = $0 + duration } }

  /// Sessions of a server that has just started.
  func registry() -> SessionRegistry { SessionRegistry(store: stores.profiles, environment: environment) }

  private func token() -> String {
    let number = made.withLock { made in
      made += 1
      return made
    }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
