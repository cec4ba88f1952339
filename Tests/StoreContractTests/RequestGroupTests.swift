@testable import PostgreSQLStorage
import Synchronization
import Testing

@Suite("Groups of requests")
final class RequestGroupTests: Sendable {
  /// The groups that were made, and how many were under way at once.
  private final class Log: Sendable {
    private let state = Mutex((groups: [[Int]](), underWay: 0, most: 0))

    var groups: [[Int]] { state.withLock { $0.groups } }
    var most: Int { state.withLock { $0.most } }

    func noting<Value: Sendable>(_ group: [Int], _ body: () async throws -> Value) async rethrows -> Value {
      state.withLock { state in
        state.groups.append(group)
        state.underWay += 1
        state.most = max(state.most, state.underWay)
      }
      defer { state.withLock { $0.underWay -= 1 } }
      return try await body()
    }
  }

  /// A group takes a moment, in which other requests arrive.
  private static func wait() async { for _ in 0..<50 { await Task.yield() } }

  private let arrived = Mutex(0)
  private let start = ContinuousClock.now
  private let later = Mutex(Duration.zero)

  private var now: ContinuousClock.Instant { start + later.withLock { $0 } }

  /// Waits for requests that are to arrive together.
  private func wait(for count: Int) async {
    while arrived.withLock({ $0 }) < count { await Task.yield() }
    await Self.wait()
  }

  /// The replies to requests that arrive together; nil for an error.
  private func replies(_ count: Int, _ groups: RequestGroups<Int, Int>) async throws -> [Int?] {
    try await concurrently(count) { number in
      self.arrived.withLock { $0 += 1 }
      return try? await groups.reply(to: number)
    }
  }

  @Test("answer each request once, in groups that are not too large, too many, or of one key twice", arguments: [1, 2, 3])
  func groups(atOnce: Int) async throws {
    let log = Log()
    let groups = RequestGroups<Int, Int>(limit: 8, groupsAtOnce: atOnce, key: { AnyHashable($0 % 20) }, now: { .now }) { requests in
      await log.noting(requests) {
        await Self.wait()
        return requests.map { $0 * 10 }
      }
    }
    #expect(try await replies(300, groups) == (0..<300).map { $0 * 10 })
    #expect(log.groups.joined().sorted() == Array(0..<300))
    #expect(log.groups.allSatisfy { $0.count <= 8 && Set($0.map { $0 % 20 }).count == $0.count })
    #expect(log.most <= atOnce)
    #expect(log.groups.count < 300, "requests share groups")
  }

  @Test("fail requests that have waited as long as the database is given, and answer later ones")
  func failure() async throws {
    let log = Log()
    let groups = RequestGroups<Int, Int>(limit: 8, groupsAtOnce: 1, now: { self.now }) { requests in
      try await log.noting(requests) {
        await self.wait(for: 300)
        self.later.withLock { $0 = .seconds(6) }
        if log.groups.count == 1 { throw PostgreSQLError.unreachable("made by a test") }
        return requests
      }
    }
    #expect(try await replies(300, groups).count { $0 == nil } > 250, "most requests fail without a group of their own")
    #expect(try await groups.reply(to: 7) == 7)
  }

  @Test("fail only the requests of a group whose commit is uncertain")
  func uncertain() async throws {
    let groups = RequestGroups<Int, Int>(limit: 8, groupsAtOnce: 1, now: { self.now }) { requests in
      await Self.wait()
      if requests.contains(0) { throw PostgreSQLError.uncertain("made by a test") }
      return requests
    }
    let found = try await replies(100, groups)
    #expect(found[0] == nil && found.count { $0 == nil } <= 8)
  }

  @Test("do not wait for a group that takes longer than a second")
  func stalled() async throws {
    let ends = AsyncStream<Void>.makeStream()
    let groups = RequestGroups<Int, Int>(limit: 8, groupsAtOnce: 1, now: { self.now }) { requests in
      self.arrived.withLock { $0 += 1 }
      if requests.contains(0) { for await _ in ends.stream {} }
      return requests
    }
    async let first = groups.reply(to: 0)
    while arrived.withLock({ $0 }) == 0 { await Task.yield() }
    later.withLock { $0 = .seconds(2) }
    for number in 1...5 { #expect(try await groups.reply(to: number) == number) }
    ends.continuation.finish()
    #expect(try await first == 0)
    #expect(try await groups.reply(to: 6) == 6)
  }

  @Test("refuse a request when too many wait")
  func manyWaiting() async throws {
    let groups = RequestGroups<Int, Int>(limit: 8, groupsAtOnce: 1, now: { self.now }) { requests in
      await self.wait(for: 2_100)
      return requests
    }
    let answered = try await replies(2_100, groups).count { $0 != nil }
    #expect((2_000..<2_100).contains(answered))
  }
}
