import Foundation
import SQLiteStorage
import Testing

@Suite("Practice tests on a server that crashes")
struct PracticeWalkTests {
  /// The number of steps. `make test` runs a hundred thousand.
  private static let steps = ProcessInfo.processInfo.environment["NIVEL_WALK_STEPS"].flatMap(Int.init) ?? 5_000

  @Test("follow every rule at every step, with crashes between any two steps")
  func walk() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(folder: folder)
    let walk = try await PracticeWalk(store: SQLitePracticeStore(store), seed: 4)
    for _ in 0..<Self.steps { try await walk.step() }
    try await walk.checkEverything()
    #expect(walk.crashes > Self.steps / 100 && walk.refusals > Self.steps / 10)
    try store.close()
  }
}
