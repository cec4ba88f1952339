import HTTPTypes
import Testing

@testable import WebService

@Suite("The budget of large bodies and answers")
struct MemoryBudgetTests {
  @Test("is shared: one address takes half at most, and a further address finds room")
  func fairness() throws {
    let budget = MemoryBudget.bodies(bytes: 1_000)
    let first = MemoryShare(of: budget, for: "a")
    let others = ["a", "b", "c"].map { MemoryShare(of: budget, for: $0) }
    try first.take(300)
    try others[0].take(200)
    let problem = #expect(throws: Problem.self) { try first.take(1) }
    #expect(problem?.status.code == 503 && problem?.headers[.retryAfter] != nil)
    try others[1].take(250)
    try others[2].take(100)
  }

  @Test("gets back what a request held")
  func release() throws {
    let budget = MemoryBudget.bodies(bytes: 1_000)
    let share = MemoryShare(of: budget, for: "a")
    for _ in 0..<5 {
      try share.take(500)
      #expect(throws: Problem.self) { try share.take(1) }
      share.release()
      share.release()
    }
  }
  @Test("gets back what a share held when nothing refers to it any more, and what it no longer needs")
  func end() throws {
    let budget = MemoryBudget.answers(bytes: 1_000)
    do {
      let forgotten = MemoryShare(of: budget, for: "a")
      try forgotten.take(500)
    }
    let share = MemoryShare(of: budget, for: "a")
    try share.take(500)
    try share.resize(to: 100)
    try share.resize(to: 500)
    #expect(throws: Problem.self) { try share.resize(to: 501) }
    try share.resize(to: 0)
    try MemoryShare(of: budget, for: "a").take(500)
  }
}
