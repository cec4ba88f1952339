import Identifiers
import Placement
import TestSupport
import Testing

@testable import WebService

@Suite("What is remembered of attempts under way")
struct AttemptMemoryTests {
  private func attempt(_ id: AttemptID, profile: ProfileID = "p") -> Attempt {
    Attempt(id: id, profileID: profile, languageID: "en", blueprintID: 3, seed: 7, startedAt: 0)
  }

  @Test("An attempt is remembered for its own profile and nobody else")
  func profiles() {
    let memory = AttemptMemory(limit: 10)
    memory.remember(attempt(AttemptID("a")))
    #expect(memory.attempt(AttemptID("a"), profileID: "p") == AttemptMemory.Entry(profileID: "p", blueprintID: 3, seed: 7))
    #expect(memory.attempt(AttemptID("a"), profileID: "q") == nil)
    #expect(memory.attempt(AttemptID("a"), profileID: "p") != nil)
  }

  @Test("Never more attempts are remembered than the limit", arguments: [2, 10, 64])
  func bounded(limit: Int) {
    let memory = AttemptMemory(limit: limit)
    for number in 0..<1_000 {
      memory.remember(attempt(AttemptID("a\(number)")))
      let known = (0...number).count { memory.attempt(AttemptID("a\($0)"), profileID: "p") != nil }
      #expect(known <= limit)
    }
  }

  @Test("What is used stays, what is not used is forgotten first")
  func leastRecentlyUsed() {
    let memory = AttemptMemory(limit: 10)
    memory.remember(attempt(AttemptID("used")))
    memory.remember(attempt(AttemptID("unused")))
    for number in 0..<100 {
      memory.remember(attempt(AttemptID("a\(number)")))
      #expect(memory.attempt(AttemptID("used"), profileID: "p") != nil)
    }
    #expect(memory.attempt(AttemptID("unused"), profileID: "p") == nil)
    #expect(memory.attempt(AttemptID("a99"), profileID: "p") != nil)
  }

  @Test("What is forgotten stays forgotten, also when it was not used lately")
  func forgetting() {
    let memory = AttemptMemory(limit: 4)
    for id in ["a", "b", "c"] { memory.remember(attempt(AttemptID(id))) }
    memory.forget(AttemptID("a"))
    memory.forget(AttemptID("c"))
    #expect(memory.attempt(AttemptID("a"), profileID: "p") == nil)
    #expect(memory.attempt(AttemptID("b"), profileID: "p") != nil)
    #expect(memory.attempt(AttemptID("c"), profileID: "p") == nil)
  }
}
