import Foundation
@testable import SQLiteStorage

/// A store in a temporary folder, which is removed after the test.
final class ScratchStore {
  let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
  let store: Store

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    store = try Store(folder: folder)
  }

  deinit {
    try? store.close()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
