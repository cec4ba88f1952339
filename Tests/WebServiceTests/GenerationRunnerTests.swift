import PracticeTests
import QuestionWriting
import Synchronization
import Testing

@testable import WebService

@Suite("The writing of tests")
struct GenerationRunnerTests {
  private static func limits(places: Int = 2, waiting: Int = 100, time: Duration = .seconds(600)) -> GenerationRunner.Limits {
    .init(queue: .init(places: places, perMember: 3, waiting: waiting), time: time)
  }

  /// Jobs that write until they are released or cancelled, and the outcomes of all jobs.
  private final class Desk: Sendable {
    private let gates = Mutex<[String: AsyncStream<Void>.Continuation]>([:])
    private let outcomes = Mutex<[String: String]>([:])
    let begun: AsyncStream<String>
    private let begin: AsyncStream<String>.Continuation

    init() { (begun, begin) = AsyncStream.makeStream() }

    func outcome(of test: String) -> String? { outcomes.withLock { $0[test] } }

    func job(_ test: String, of member: String, group: String = "", in lane: GenerationRunner.Lane = .notes) -> GenerationJob {
      let (gate, opening) = AsyncStream<Void>.makeStream()
      gates.withLock { $0[test] = opening }
      return GenerationJob(
        testID: test, owner: .init(group: group, member: member), lane: lane,
        write: { [self] report in
          begin.yield(test)
          await report(.planned(slots: 1))
          for await _ in gate { break }
          try Task.checkCancellation()
          outcomes.withLock { $0[test] = "written" }
        },
        fail: { [self] error in
          outcomes.withLock { $0[test] = "\(error)" }
          return .ended(.failed, failure: "\(error)")
        })
    }

    func release(_ test: String) { gates.withLock { $0[test] }?.finish() }
  }

  @Test("of one profile goes one by one, and other profiles do not wait for it")
  func oneAtATime() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(), models: Self.limits()))
    for (test, member) in [("a1", "a"), ("a2", "a"), ("b1", "b"), ("c1", "c")] {
      #expect(await runner.add(desk.job(test, of: member)) == nil)
    }
    var begun = desk.begun.makeAsyncIterator()
    #expect(Set([await begun.next(), await begun.next()]) == ["a1", "b1"])
    #expect(await runner.place(of: "c1") == 1)
    #expect(await runner.place(of: "a2") == 2, "a1 is still being written")
    #expect(await runner.place(of: "a1") == nil)
    desk.release("b1")
    #expect(await begun.next() == "c1")
    #expect(await runner.place(of: "a2") == 1)
    desk.release("c1")
    await runner.end(of: "c1")
    desk.release("a1")
    #expect(await begun.next() == "a2")
    desk.release("a2")
    await runner.end(of: "a2")
    #expect(desk.outcome(of: "a2") == "written")
  }

  @Test("by a model that does not reply does not delay tests from notes")
  func lanes() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(), models: Self.limits()))
    for number in 1...3 { #expect(await runner.add(desk.job("m\(number)", of: "\(number)", in: .models)) == nil) }
    #expect(await runner.isBusy(.models))
    #expect(await runner.add(desk.job("n1", of: "1")) == nil)
    desk.release("n1")
    await runner.end(of: "n1")
    #expect(desk.outcome(of: "n1") == "written")
    for number in 1...3 { await runner.cancel("m\(number)") }
  }

  @Test("is reported with the place in the queue, which becomes smaller")
  func news() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(places: 1), models: Self.limits()))
    for member in ["a", "b", "c"] { #expect(await runner.add(desk.job(member, of: member)) == nil) }
    let news = try #require(await runner.news(of: "c", after: 0))
    for member in ["a", "b", "c"] { desk.release(member) }
    var heard: [String] = []
    for await (number, news) in news { heard.append("\(number) \(news)") }
    #expect(heard.prefix(2) == ["0 waiting(place: 2)", "0 waiting(place: 1)"])
    #expect(heard.dropFirst(2).first?.hasPrefix("1 event(") == true)
    #expect(heard.last?.hasPrefix("2 ended(") == true)
  }

  @Test("is cancelled while it waits, and then the next test moves up")
  func cancelWaiting() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(places: 1), models: Self.limits()))
    for member in ["a", "b", "c"] { #expect(await runner.add(desk.job(member, of: member)) == nil) }
    await runner.cancel("b")
    #expect(desk.outcome(of: "b") == "CancellationError()")
    #expect(await runner.place(of: "c") == 1)
    await runner.cancel("a")
    #expect(await runner.place(of: "c") == nil)
    await runner.cancel("c")
  }

  @Test("is refused when a profile has too many tests, and replaces the last test of a crowd when the queue is full")
  func refusals() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(places: 1, waiting: 4), models: Self.limits()))
    for number in 1...3 { #expect(await runner.add(desk.job("a\(number)", of: "a", group: "crowd")) == nil) }
    #expect(await runner.add(desk.job("a4", of: "a", group: "crowd")) == .displaced)
    #expect(await runner.refusal(of: .init(group: "crowd", member: "a"), in: .notes) == .memberIsFull)
    for number in 1...2 { #expect(await runner.add(desk.job("b\(number)", of: "b", group: "crowd")) == nil) }
    #expect(await runner.add(desk.job("honest", of: "honest", group: "other")) == nil)
    #expect(await runner.place(of: "honest").map { $0 <= 2 } == true)
    await runner.end(of: "a3")
    #expect(desk.outcome(of: "a3") == "displaced")
    for test in ["a2", "b1", "b2", "honest", "a1"] { await runner.cancel(test) }
  }

  @Test("ends when the server stops: waiting tests, running tests, and tests that are ordered later")
  func stop() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(places: 1), models: Self.limits()))
    for member in ["a", "b", "c"] { #expect(await runner.add(desk.job(member, of: member)) == nil) }
    var begun = desk.begun.makeAsyncIterator()
    #expect(await begun.next() == "a")
    await runner.stop()
    for member in ["a", "b", "c"] { #expect(desk.outcome(of: member) == "serverStopped") }
    #expect(await runner.add(desk.job("d", of: "d")) == .serverStopped)
  }

  @Test("is stopped when it takes too long")
  func timeLimit() async throws {
    let (desk, runner) = (Desk(), GenerationRunner(notes: Self.limits(time: .zero), models: Self.limits()))
    #expect(await runner.add(desk.job("slow", of: "a")) == nil)
    await runner.end(of: "slow")
    #expect(desk.outcome(of: "slow") == "tookTooLong")
  }
}
