import Dispatch
import GRDB
import Synchronization
import Testing

@testable import SQLiteStorage

@Suite("Commits in groups")
struct GroupCommitTests {
  /// NB: a property, so that it outlives every use of the store in a test.
  private let scratch: ScratchStore

  init() throws { scratch = try ScratchStore() }

  /// Lets writes wait while the writer is busy, and returns their names in the order in which they ran.
  private func order(of writes: [(name: String, bytes: Int)]) async throws -> [String] {
    let writer = scratch.store.writer
    let ran = Ran()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let first = Task {
      try await writer.perform { _ in
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    var tasks: [Task<Void, any Error>] = []
    for (name, bytes) in writes {
      tasks.append(Task { try await writer.perform(bytes: bytes) { _ in ran.names.withLock { $0.append(name) } } })
      while writer.waitingCount < tasks.count { await Task.yield() }
    }
    gate.signal()
    try await first.value
    for task in tasks { try await task.value }
    return ran.names.withLock { $0 }
  }

  private final class Ran: Sendable {
    let names = Mutex<[String]>([])
  }

  @Test("let small writes wait for one transaction of large writes at most")
  func turns() async throws {
    let large = (name: "large", bytes: 1 << 20)
    let small = (name: "small", bytes: 0)
    let names = try await order(of: [large, large, large, large] + Array(repeating: small, count: 20))
    let lastSmall = try #require(names.lastIndex(of: "small"))
    #expect(names[..<lastSmall].count { $0 == "large" } <= 1)
    #expect(names.count == 24)
  }

  @Test("let large writes have their turn between small writes")
  func largeWrites() async throws {
    let large = (name: "large", bytes: 1 << 20)
    let small = (name: "small", bytes: 0)
    let names = try await order(of: Array(repeating: small, count: 3 * GroupCommit.groupLimit) + [large])
    let place = try #require(names.firstIndex(of: "large"))
    #expect(place <= GroupCommit.groupLimit)
  }

  @Test("let other work on the writer have its turn after one group")
  func otherWork() async throws {
    let (store, ran) = (scratch.store, Ran())
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let first = Task {
      try await store.writer.perform { _ in
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    let count = 3 * GroupCommit.groupLimit
    let writes = (0..<count).map { _ in Task { try await store.writer.perform { _ in ran.names.withLock { $0.append("write") } } } }
    while store.writer.waitingCount < count { await Task.yield() }
    // NB: the pool runs this after what it has now, which is the first group.
    let other = Task { try await store.onWriter { _ in ran.names.withLock { $0.append("other") } } }
    try await Task.sleep(for: .milliseconds(100))
    gate.signal()
    for task in writes + [first, other] { try await task.value }
    let place = try #require(ran.names.withLock { $0.firstIndex(of: "other") })
    #expect(place <= GroupCommit.groupLimit)
  }

  @Test("put large writes together up to a number of bytes")
  func bytes() async throws {
    let size = GroupCommit.largeWrite
    let together = GroupCommit.groupBytes / size
    let names = try await order(of: Array(repeating: ("large", size), count: together + 1) + [("small", 0)])
    #expect(names.firstIndex(of: "small").map { $0 == 0 || $0 == together } == true)
  }
}
