import Foundation
import PracticeTests
import SQLiteStorage
import Testing

@Suite("Practice tests on a server that crashes")
struct PracticeWalkTests {
  /// The number of steps of all walks together. `make test` runs a hundred thousand.
  private static let steps = ProcessInfo.processInfo.environment["NIVEL_WALK_STEPS"].flatMap(Int.init) ?? 5_000

  /// The share of the steps that walk on SQLite. A step there takes about nine times as long as one in memory.
  private static let shareOnSQLite = 0.2

  /// The seeds of the walks on each store. There are several walks so that they can use all processor cores.
  private static let seeds: [UInt64] = [4, 5, 6, 7]

  @Test("follow every rule at every step, with crashes between any two steps", arguments: seeds)
  func walkOnSQLite(seed: UInt64) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(folder: folder)
    try await walk(on: SQLitePracticeStore(store), seed: seed, share: Self.shareOnSQLite)
    try store.close()
  }

  @Test("follow every rule over many more steps on a store in memory", arguments: seeds.map { $0 + 100 })
  func walkInMemory(seed: UInt64) async throws {
    try await walk(on: MemoryPracticeStore(), seed: seed, share: 1 - Self.shareOnSQLite)
  }

  private func walk(on store: any PracticeTestStore, seed: UInt64, share: Double) async throws {
    let walk = try await PracticeWalk(store: store, seed: seed)
    let steps = Int(Double(Self.steps) * share) / Self.seeds.count
    for _ in 0..<steps { try await walk.step() }
    try await walk.checkEverything()
    #expect(walk.crashes > steps / 100 && walk.refusals > steps / 10)
  }
}
