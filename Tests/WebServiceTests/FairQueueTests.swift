import Reproducible
import Testing

@testable import WebService

@Suite("A fair queue")
struct FairQueueTests {
  private typealias Queue = FairQueue<String>

  private static func queue(places: Int = 1, perMember: Int = 100, waiting: Int = 1_000, leavesPlacesFree: Bool = false) -> Queue {
    Queue(limits: .init(places: places, perMember: perMember, waiting: waiting, leavesPlacesFree: leavesPlacesFree))
  }

  /// Runs all jobs one by one, and returns them in the order of their starts.
  private static func run(_ queue: inout Queue) -> [String] {
    var started: [String] = []
    while let job = queue.next() {
      started.append(job)
      queue.remove(job)
    }
    return started
  }

  @Test("lets members take turns")
  func members() throws {
    var queue = Self.queue()
    for job in ["a1", "a2", "a3", "b1", "b2", "c1"] { try queue.add(job, owner: job.prefix(1)) }
    #expect(queue.order == ["a1", "b1", "c1", "a2", "b2", "a3"])
    #expect(Self.run(&queue) == ["a1", "b1", "c1", "a2", "b2", "a3"])
  }

  @Test("lets groups take turns, whatever the number of their members")
  func groups() throws {
    var queue = Self.queue()
    for member in 1...50 { try queue.add("crowd \(member)", owner: "\(member)", group: "crowd") }
    try queue.add("single", owner: "single", group: "other")
    #expect(queue.order.prefix(2) == ["crowd 1", "single"])
  }

  @Test("does not let an owner who comes back often pass one who waits")
  func returning() throws {
    var queue = Self.queue()
    try queue.add("patient 1", owner: "patient")
    try queue.add("patient 2", owner: "patient")
    try queue.add("quick", owner: "quick")
    #expect(queue.next() == "patient 1")
    queue.remove("patient 1")
    #expect(queue.next() == "quick")
    queue.remove("quick")
    try queue.add("quick again", owner: "quick")
    #expect(queue.next() == "patient 2")
  }

  @Test("runs one job of a member at a time, and as many jobs as it has places")
  func places() throws {
    var queue = Self.queue(places: 3)
    for job in ["a1", "a2", "b1", "c1", "d1"] { try queue.add(job, owner: job.prefix(1)) }
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == ["a1", "b1", "c1", nil])
    queue.remove("b1")
    #expect(queue.next() == "d1")
    queue.remove("c1")
    #expect(queue.next() == nil)
    queue.remove("a1")
    #expect(queue.next() == "a2")
  }

  @Test("leaves places free for other groups, whatever the number of members of a group")
  func freePlaces() throws {
    var queue = Self.queue(places: 6, leavesPlacesFree: true)
    for member in 1...20 { try queue.add("crowd \(member)", owner: "\(member)", group: "crowd") }
    var running: [String] = []
    while let job = queue.next() { running.append(job) }
    #expect(running.count == 3)
    for member in 1...20 { try queue.add("second \(member)", owner: "s\(member)", group: "second") }
    while let job = queue.next() { running.append(job) }
    #expect(running.count == 5)
    try queue.add("honest", owner: "honest", group: "third")
    #expect(queue.next() == "honest")
    #expect(queue.next() == nil)
    for job in running { queue.remove(job) }
    #expect(queue.next() != nil)
  }

  @Test("refuses a member who has too many jobs, running or waiting")
  func memberLimit() throws {
    var queue = Self.queue(perMember: 2)
    try queue.add("a1", owner: "a")
    try queue.add("a2", owner: "a")
    _ = queue.next()
    #expect(throws: Queue.Refusal.memberIsFull) { try queue.add("a3", owner: "a") }
    queue.remove("a1")
    #expect(try queue.add("a3", owner: "a") == nil)
  }

  @Test("that is full replaces the last job of the group with the most jobs")
  func displacement() throws {
    var queue = Self.queue(waiting: 6)
    for member in 1...6 { try queue.add("crowd \(member)", owner: "\(member)", group: "crowd") }
    #expect(throws: Queue.Refusal.queueIsFull) { try queue.add("crowd 7", owner: "7", group: "crowd") }
    #expect(try queue.add("other 1", owner: "x", group: "other") == "crowd 6")
    #expect(try queue.add("other 2", owner: "y", group: "other") == "crowd 5")
    #expect(try queue.add("other 3", owner: "z", group: "other") == "crowd 4")
    #expect(throws: Queue.Refusal.queueIsFull) { try queue.add("other 4", owner: "o", group: "other") }
    #expect(Set(queue.order) == ["crowd 1", "crowd 2", "crowd 3", "other 1", "other 2", "other 3"])
  }

  @Test("that is full replaces the last job of the member with the most jobs in the same group")
  func displacementInGroup() throws {
    var queue = Self.queue(waiting: 4)
    for job in ["a1", "a2", "a3", "b1"] { try queue.add(job, owner: job.prefix(1)) }
    #expect(try queue.add("c1", owner: "c") == "a3")
  }

  @Test("delays a new owner by at most one job of each other group, in any history", arguments: 1...20 as ClosedRange<UInt64>)
  func fairness(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var queue = Self.queue(places: Int.random(in: 1...3, using: &random), perMember: 5, waiting: 40)
    var running: [String] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0..<2: _ = try? queue.add("\(step)", owner: "\(Int.random(in: 0..<20, using: &random))", group: "\(step % 4)")
      case 2: if let job = queue.next() { running.append(job) }
      default: if !running.isEmpty { queue.remove(running.removeFirst()) }
      }
      #expect(Set(queue.order).count == queue.order.count && queue.order.count <= 40)
    }
    _ = try queue.add("honest", owner: "honest", group: "honest")
    let place = try #require(queue.order.firstIndex(of: "honest"))
    #expect(place < 5, "four other groups have one turn each")
    for job in running { queue.remove(job) }
    let waiting = Set(queue.order)
    #expect(Set(Self.run(&queue)) == waiting, "every job has its turn")
  }
}

extension FairQueue<String> {
  @discardableResult
  fileprivate mutating func add(_ job: String, owner: some StringProtocol, group: String = "") throws -> String? {
    try add(job, of: Owner(group: group, member: String(owner)))
  }
}
