import Foundation
import Storage

/// A storage for a single test.
final class ScratchStorage {
  private let kind: StorageKind
  private let name = "nivel-\(UUID().uuidString)"
  private var storage: OpenStorage

  var stores: Stores { storage.stores }

  private let quota: StorageQuota

  private init(_ kind: StorageKind, _ quota: StorageQuota) async throws {
    (self.kind, self.quota) = (kind, quota)
    storage = try await kind.open(name, quota: quota)
  }

  /// Closes and reopens the storage, like a restart of the server.
  func reopen() async throws {
    try await storage.close()
    storage = try await kind.open(name, quota: quota)
  }

  private func remove() async throws {
    try await storage.close()
    try await kind.remove(name)
  }

  /// Runs a test on an empty storage, and removes the storage afterwards.
  static func with(
    _ kind: StorageKind, quota: StorageQuota = StorageQuota(), _ body: (ScratchStorage) async throws -> Void
  ) async throws {
    let scratch = try await ScratchStorage(kind, quota)
    do { try await body(scratch) } catch {
      try? await scratch.remove()
      throw error
    }
    try await scratch.remove()
  }
}
