import Dispatch
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

  @Test("accepts only as many audits at once as it has places, and accepts more when they finish")
  func places() async throws {
    let queue = AuditQueue(timeLimit: .seconds(60))
    let begun = DispatchSemaphore(value: 0)
    let held = DispatchSemaphore(value: 0)
    // Each audit waits at its recording until the test releases it.
    let audits = (0..<AuditQueue.maximumConcurrency).map { _ in
      Task {
        try await queue.audit(Self.listening) { _ in
          begun.signal()
          held.wait()
          return nil
        }
      }
    }
    await Self.wait(for: begun, AuditQueue.maximumConcurrency)
    let problem = await #expect(throws: Problem.self) { try await queue.audit(Self.listening) { _ in nil } }
    #expect(problem?.kind == "busy")
    #expect(problem?.detail.contains("Try again") == true)
    for _ in audits { held.signal() }
    for audit in audits { _ = try await audit.value }
    let report = try await queue.audit(Self.listening) { _ in nil }
    #expect(String(decoding: report, as: UTF8.self).contains("the recording en/x.opus is missing"))
  }

  @Test("frees the place of a refused file")
  func refusals() async throws {
    let queue = AuditQueue(timeLimit: .seconds(60))
    for _ in 0...AuditQueue.maximumConcurrency {
      let problem = await #expect(throws: Problem.self) { try await queue.audit(Array("\n{".utf8)) { _ in nil } }
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
