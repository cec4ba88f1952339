import Dispatch
import HTTPTypes
import Synchronization
import Testing

@testable import WebService

@Suite("A queue of blueprint audits")
struct AuditQueueTests {
  private static let listening = Array(
    """
    {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
     "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}],
     "items": [{"item_id": "x_1", "type": "LISTENING", "level": "A1", "weight": 1, "construct": "numbers",
      "prompt": {"instructions": "Listen.", "stem": "What time is it?", "transcript": "It is six."},
      "audio": {"file": "en/x.opus", "origin": "human"},
      "options": [{"id": "a", "text": "6:00"}, {"id": "b", "text": "7:00"}], "correct_option_id": "a"}]}
    """.utf8)

  private static func owner(_ number: Int) -> FairPlaces.Owner { .init(group: "address \(number)", member: "profile \(number)") }

  @Test("runs only as many audits at once as it has places, and refuses one that has waited too long")
  func places() async throws {
    let queue = AuditQueue(timeLimit: .seconds(60), patience: .zero)
    try await fill(queue) {
      let problem = await #expect(throws: Problem.self) { try await queue.audit(Self.listening, of: Self.owner(9)) { _ in nil } }
      #expect(problem?.kind == "busy")
      #expect(problem?.detail.contains("Try again") == true)
    }
    let report = try await queue.audit(Self.listening, of: Self.owner(9)) { _ in nil }
    #expect(String(decoding: report, as: UTF8.self).contains("the recording en/x.opus is missing"))
  }

  @Test("lets an author in next, although six strangers wait with many files")
  func strangers() async throws {
    let places = FairPlaces(limits: AuditQueue.limits, patience: .seconds(600))
    var held: [Int] = []
    for stranger in 0..<AuditQueue.maximumConcurrency { held.append(try #require(await places.enter(Self.owner(stranger)))) }
    let admitted = Admitted()
    let enter = { (owner: Int) in
      Task {
        guard let place = await places.enter(Self.owner(owner)) else { return }
        admitted.owners.withLock { $0.append(owner) }
        await places.leave(place)
      }
    }
    var waiting = held.indices.flatMap { stranger in (0..<5).map { _ in enter(stranger) } }
    while await places.waitingCount < waiting.count { await Task.yield() }
    waiting.append(enter(9))
    while await places.waitingCount < waiting.count { await Task.yield() }
    await places.leave(held[0])
    while admitted.owners.withLock({ $0.isEmpty }) { await Task.yield() }
    #expect(admitted.owners.withLock { $0.first } == 9)
    for place in held.dropFirst() { await places.leave(place) }
    for task in waiting { await task.value }
    #expect(admitted.owners.withLock { $0.count } == waiting.count)
  }

  @Test("does not give all places to one address, even with an invented cookie for each file")
  func inventedCookies() async throws {
    let places = FairPlaces(limits: AuditQueue.limits, patience: .seconds(600))
    let cookies = AuditQueue.maximumConcurrency * 2
    let admitted = Admitted()
    let strangers = (0..<cookies).map { number in
      Task {
        let place = await places.enter(.init(group: "bad", member: "cookie \(number)"))
        admitted.owners.withLock { $0.append(number) }
        return place
      }
    }
    while await places.waitingCount + admitted.owners.withLock({ $0.count }) < cookies { await Task.yield() }
    #expect(await places.waitingCount >= cookies - AuditQueue.maximumConcurrency / 2)
    #expect(await places.enter(Self.owner(1)) != nil, "an author at another address does not wait")
    await places.close()
    for stranger in strangers { _ = await stranger.value }
  }

  @Test("refuses audits that wait, and ends those that run, when the server stops")
  func stop() async throws {
    let queue = AuditQueue(timeLimit: .seconds(600), patience: .seconds(600))
    try await fill(queue) {
      let waiting = Task { try await queue.audit(Self.listening, of: Self.owner(9)) { _ in nil } }
      while await queue.waitingCount == 0 { await Task.yield() }
      await queue.stop()
      let problem = await #expect(throws: Problem.self) { try await waiting.value }
      #expect(problem?.kind == "server-stopping" && problem?.status.code == 503)
    } ended: { problem in
      #expect((problem as? Problem)?.kind == "server-stopping")
    }
  }

  /// The owners who got a place, in the order in which they got it.
  private final class Admitted: Sendable {
    let owners = Mutex<[Int]>([])
  }

  /// Occupies all places with audits of four strangers while `body` runs.
  ///
  /// - Parameter ended: Is called with the error of each audit that fails.
  private func fill(_ queue: AuditQueue, _ body: () async throws -> Void, ended: ((any Error) -> Void)? = nil) async throws {
    let begun = DispatchSemaphore(value: 0)
    let held = DispatchSemaphore(value: 0)
    // Each audit waits at its recording until the test releases it.
    let audits = (0..<AuditQueue.maximumConcurrency).map { number in
      Task {
        try await queue.audit(Self.listening, of: Self.owner(number)) { _ in
          begun.signal()
          held.wait()
          return nil
        }
      }
    }
    await Self.wait(for: begun, AuditQueue.maximumConcurrency)
    try await body()
    for _ in audits { held.signal() }
    for audit in audits {
      do {
        _ = try await audit.value
        #expect(ended == nil, "the audit should have failed")
      } catch { if let ended { ended(error) } else { throw error } }
    }
  }

  @Test("frees the place of a refused file")
  func refusals() async throws {
    let queue = AuditQueue(timeLimit: .seconds(60))
    for _ in 0...AuditQueue.maximumConcurrency {
      let problem = await #expect(throws: Problem.self) { try await queue.audit(Array("\n{".utf8), of: Self.owner(0)) { _ in nil } }
      #expect(problem?.kind == "malformed-json")
      #expect(problem?.line == 2)
    }
  }

  /// Waits on a separate thread, so that the awaited tasks keep their threads.
  private static func wait(for semaphore: DispatchSemaphore, _ count: Int) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for _ in 0..<count { semaphore.wait() }
        continuation.resume()
      }
    }
  }
}
