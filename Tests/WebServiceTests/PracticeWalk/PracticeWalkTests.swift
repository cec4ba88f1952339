import Foundation
import SQLiteStorage
import Testing

@Suite("Practice tests on a server that crashes")
struct PracticeWalkTests {
  /// The number of steps of all walks together. `make test` runs a hundred thousand.
  private static let steps = ProcessInfo.processInfo.environment["NIVEL_WALK_STEPS"].flatMap(Int.init) ?? 5_000

  /// The seeds of the walks. There are several walks so that they can use all processor cores.
  private static let seeds: [UInt64] = [4, 5, 6, 7]

  @Test("follow every rule at every step, with crashes between any two steps", arguments: seeds)
  func walk(seed: UInt64) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(folder: folder)
    let walk = try await PracticeWalk(store: SQLitePracticeStore(store), seed: seed)
    let steps = Self.steps / Self.seeds.count
    for _ in 0..<steps { try await walk.step() }
    try await walk.checkEverything()
    #expect(walk.crashes > steps / 100 && walk.refusals > steps / 10)
    try store.close()
  }
}
