import Testing

@testable import SQLiteStorage

@Suite("An SQLite file")
struct StoreTests {
  /// NB: a property, so that it outlives every use of the store in a test.
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  @Test("The writer waits for the disk")
  func durable() async throws { #expect(try await scratch.store.synchronousSetting() == 2) }

  @Test("Closing a store again does nothing")
  func closeAgain() throws {
    try scratch.store.close()
    try scratch.store.close()
  }

  @Test("A second process cannot use a folder that is in use")
  func lock() throws {
    #expect(throws: StorageError.inUse(path: "\(scratch.folder)/nivel.lock")) { try Store(folder: scratch.folder) }
  }
}
