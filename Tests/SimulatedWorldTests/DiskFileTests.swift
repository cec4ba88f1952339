import Reproducible
import Testing

@Suite("A file on the simulated disk")
struct DiskFileTests {
  private func survivors(_ file: DiskFile) -> Set<[UInt8]?> {
    var random = SeededGenerator(seed: 1)
    return Set((0..<200).map { _ in file.survivor(using: &random) })
  }

  @Test("keeps what was synchronized, and may lose what was written afterwards")
  func synchronized() {
    var file = DiskFile(content: [1, 2])
    file.add(.write(offset: 1, bytes: [9, 9]))
    file.synchronize()
    #expect(survivors(file) == [[1, 9, 9]])
    file.add(.truncate(size: 1))
    #expect(survivors(file) == [[1, 9, 9], [1]])
  }

  @Test("tears a write between sectors, never inside one")
  func torn() {
    var file = DiskFile(content: [UInt8](repeating: 0, count: 1024))
    file.add(.write(offset: 0, bytes: [UInt8](repeating: 1, count: 1024)))
    let found = survivors(file).compactMap(\.self).map { [Set($0[..<512]), Set($0[512...])] }
    #expect(Set(found) == [[[0], [0]], [[0], [1]], [[1], [0]], [[1], [1]]])
  }

  @Test("may vanish until it is synchronized for the first time")
  func new() {
    var file = DiskFile(content: nil)
    file.add(.write(offset: 0, bytes: [1]))
    #expect(survivors(file).contains(nil))
    file.synchronize()
    #expect(survivors(file) == [[1]])
  }

  @Test("never regains writes that a failed synchronization has lost")
  func failedSynchronization() {
    var random = SeededGenerator(seed: 2)
    let contents = (0..<50).map { _ in
      var file = DiskFile(content: [0])
      file.add(.write(offset: 0, bytes: [1]))
      file.failToSynchronize(using: &random)
      file.synchronize()
      return file.durable
    }
    #expect(Set(contents) == [[0], [1]])
  }
}
