import Foundation
import Storage

/// A storage for a single test.
final class ScratchStorage {
  private let kind: StorageKind
  private let name = "nivel-\(UUID().uuidString)"
  private var storage: OpenStorage

  var stores: Stores { storage.stores }

  private init(_ kind: StorageKind) async throws {
    self.kind = kind
    storage = try await kind.open(name)
  }

  /// Closes and reopens the storage, like a restart of the server.
  func reopen() async throws {
    try await storage.close()
    storage = try await kind.open(name)
  }

  private func remove() async throws {
    try await storage.close()
    try await kind.remove(name)
  }

  /// Runs a test on an empty storage, and removes the storage afterwards.
  static func with(_ kind: StorageKind, _ body: (ScratchStorage) async throws -> Void) async throws {
    let scratch = try await ScratchStorage(kind)
    do { try await body(scratch) } catch {
      try? await scratch.remove()
      throw error
    }
    try await scratch.remove()
  }
}
