import Foundation
import Testing

@testable import SQLiteStorage

@Suite("The lock of a data folder")
struct DataFolderLockTests {
  @Test("A refused lock does not close a file that was opened in the meantime")
  func closesOnce() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "nivel-lock-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try DataFolderLock(path: path)
    let lost = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        for _ in 0..<5_000 { _ = try? DataFolderLock(path: path) }
        return 0
      }
      group.addTask { (0..<20_000).count { _ in close(open("/dev/null", O_RDONLY | O_CLOEXEC)) != 0 } }
      return await group.reduce(0, +)
    }
    #expect(lost == 0)
    #expect(throws: StorageError.inUse(path: path)) { try DataFolderLock(path: path) }
    withExtendedLifetime(first) {}
  }

  @Test("A look whether the lock is held does not make a starting server refuse")
  func look() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "nivel-lock-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try DataFolderLock(path: path).mark()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { for _ in 0..<20_000 { _ = DataFolderLock.isHeld(path: path) } }
      }
      group.addTask {
        let refused = (0..<5_000).count { _ in (try? DataFolderLock(path: path)) == nil }
        #expect(refused == 0)
      }
    }
    let held = try DataFolderLock(path: path)
    #expect(DataFolderLock.isHeld(path: path))
    withExtendedLifetime(held) {}
  }
}
