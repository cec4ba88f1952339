import HTTPTypes
import Testing

@testable import WebService

@Suite("The budget of large bodies")
struct BodyBudgetTests {
  @Test("is shared: one address takes half at most, and a further address finds room")
  func fairness() throws {
    let budget = BodyBudget(bytes: 1_000)
    let first = BodyShare(of: budget, for: "a")
    try first.take(300)
    try BodyShare(of: budget, for: "a").take(200)
    let problem = #expect(throws: Problem.self) { try first.take(1) }
    #expect(problem?.status.code == 503 && problem?.headers[.retryAfter] != nil)
    try BodyShare(of: budget, for: "b").take(250)
    try BodyShare(of: budget, for: "c").take(100)
  }

  @Test("gets back what a request held")
  func release() throws {
    let budget = BodyBudget(bytes: 1_000)
    let share = BodyShare(of: budget, for: "a")
    for _ in 0..<5 {
      try share.take(500)
      #expect(throws: Problem.self) { try share.take(1) }
      share.release()
      share.release()
    }
  }
}
