import Placement
import Testing

@testable import WebService

@Suite("What is remembered of attempts under way")
struct AttemptMemoryTests {
  private func attempt(_ id: String, profile: String = "p") -> Attempt {
    Attempt(id: id, profileID: profile, languageID: "en", blueprintID: 3, seed: 7, startedAt: 0)
  }

  @Test("An attempt is remembered for its own profile and nobody else")
  func profiles() {
    let memory = AttemptMemory(limit: 10)
    memory.remember(attempt("a"))
    #expect(memory.attempt("a", profileID: "p") == AttemptMemory.Entry(profileID: "p", blueprintID: 3, seed: 7))
    #expect(memory.attempt("a", profileID: "q") == nil)
    #expect(memory.attempt("a", profileID: "p") != nil)
  }

  @Test("Never more attempts are remembered than the limit", arguments: [2, 10, 64])
  func bounded(limit: Int) {
    let memory = AttemptMemory(limit: limit)
    for number in 0..<1_000 {
      memory.remember(attempt("a\(number)"))
      let known = (0...number).count { memory.attempt("a\($0)", profileID: "p") != nil }
      #expect(known <= limit)
    }
  }

  @Test("What is used stays, what is not used is forgotten first")
  func leastRecentlyUsed() {
    let memory = AttemptMemory(limit: 10)
    memory.remember(attempt("used"))
    memory.remember(attempt("unused"))
    for number in 0..<100 {
      memory.remember(attempt("a\(number)"))
      #expect(memory.attempt("used", profileID: "p") != nil)
    }
    #expect(memory.attempt("unused", profileID: "p") == nil)
    #expect(memory.attempt("a99", profileID: "p") != nil)
  }

  @Test("What is forgotten stays forgotten, also when it was not used lately")
  func forgetting() {
    let memory = AttemptMemory(limit: 4)
    for id in ["a", "b", "c"] { memory.remember(attempt(id)) }
    memory.forget("a")
    memory.forget("c")
    #expect(memory.attempt("a", profileID: "p") == nil)
    #expect(memory.attempt("b", profileID: "p") != nil)
    #expect(memory.attempt("c", profileID: "p") == nil)
  }
}
