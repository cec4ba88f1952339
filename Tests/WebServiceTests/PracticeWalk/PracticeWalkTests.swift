import Foundation
import Storage
import Testing

@Suite("Practice tests on a server that goes away")
struct PracticeWalkTests {
  @Test("A hundred thousand steps keep every rule, with crashes between any two of them")
  func walk() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nivel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(folder: folder)
    let walk = try await PracticeWalk(store: SQLitePracticeStore(store), seed: 4)
    for _ in 0..<100_000 { try await walk.step() }
    try await walk.checkEverything()
    #expect(walk.crashes > 1_000 && walk.refusals > 10_000)
    try store.close()
  }
}
