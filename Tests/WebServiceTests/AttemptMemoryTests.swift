import Identifiers
import Placement
import TestSupport
import Testing

@testable import WebService

@Suite("Memory of open attempts")
struct AttemptMemoryTests {
  private func attempt(_ id: AttemptID, profile: ProfileID = "p") -> Attempt {
    Attempt(id: id, profileID: profile, languageID: "en", blueprintID: 3, seed: 7, startedAt: 0)
  }

  @Test("An attempt is remembered only for its own profile")
  func profiles() {
    let memory = AttemptMemory(limit: 10)
    memory.remember(attempt(AttemptID("a")))
    #expect(memory.attempt(AttemptID("a"), profileID: "p") == AttemptMemory.Entry(profileID: "p", blueprintID: 3, seed: 7, length: .full))
    #expect(memory.attempt(AttemptID("a"), profileID: "q") == nil)
    #expect(memory.attempt(AttemptID("a"), profileID: "p") != nil)
  }

  @Test("The number of remembered attempts never exceeds the limit", arguments: [2, 10, 64])
  func bounded(limit: Int) {
    let memory = AttemptMemory(limit: limit)
    for number in 0..<1_000 {
      memory.remember(attempt(AttemptID("a\(number)")))
      let known = (0...number).count { memory.attempt(AttemptID("a\($0)"), profileID: "p") != nil }
      #expect(known <= limit)
    }
  }

  @Test("The least recently used attempt is forgotten first")
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

  @Test("A forgotten attempt stays forgotten, even if it was not used recently")
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
