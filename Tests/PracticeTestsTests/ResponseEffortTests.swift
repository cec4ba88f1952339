import PracticeTests
import Testing

@Suite("Response-time effort")
struct ResponseEffortTests {
  private func effort(_ milliseconds: [Int], median: Int? = nil) throws -> ResponseEffort {
    ResponseEffort(of: try .taken(milliseconds.map { Taken(chosen: 1, milliseconds: $0) }), medianMilliseconds: median)
  }

  @Test("counts an answer in less than two seconds as a rapid guess")
  func twoSeconds() throws {
    let effort = try effort([1999, 2000, 9000, 1])
    #expect(effort.rapidGuesses == ["S1", "S4"])
    #expect(effort.value == 0.5)
  }

  @Test("counts an answer in less than a tenth of the learner's median as a rapid guess")
  func tenth() throws {
    #expect(try effort([2999, 3000, 30_000, 31_000, 40_000]).rapidGuesses == ["S1"])
    #expect(try effort([2999, 3000], median: 30_000).rapidGuesses == ["S1"])
    #expect(try effort([2999, 3000], median: 10).rapidGuesses == [])
  }

  @Test("uses only answers that count and whose time is known")
  func measured() throws {
    let questions = [
      Taken(milliseconds: 100), Taken(chosen: 0, milliseconds: 0), Taken(chosen: 0, milliseconds: 100, isDisputed: true),
      Taken(chosen: 0, milliseconds: 5000), Taken(chosen: 0, milliseconds: -1),
    ]
    let effort = ResponseEffort(of: try .taken(questions))
    #expect(effort.measured == 1 && effort.rapidGuesses.isEmpty && effort.value == 1)
    #expect(try self.effort([]).value == nil)
  }

  @Test("uses the median of all tests that were handed in")
  func median() throws {
    let tests = [
      try PracticeTest.taken([3000, 5000].map { Taken(chosen: 0, milliseconds: $0) }),
      try PracticeTest.taken([9000, 7000].map { Taken(chosen: 0, milliseconds: $0) }),
      try PracticeTest.taken([Taken(chosen: 0, milliseconds: 1)], status: .inProgress),
    ]
    #expect(ResponseEffort.medianMilliseconds(of: tests) == 5000)
    #expect(ResponseEffort.medianMilliseconds(of: []) == nil)
  }
}
