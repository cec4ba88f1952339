import Dispatch
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

  /// The owners who got a place, in the order in which they got it.
  private final class Admitted: Sendable {
    let owners = Mutex<[Int]>([])
  }

  /// Occupies all places with audits of four strangers while `body` runs.
  private func fill(_ queue: AuditQueue, _ body: () async throws -> Void) async throws {
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
    for audit in audits { _ = try await audit.value }
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
