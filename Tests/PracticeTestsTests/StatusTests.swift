import PracticeTests
import Testing

@Suite("The status of a practice test")
struct StatusTests {
  @Test("has exactly these transitions")
  func turns() {
    let turns: [PracticeTestStatus: [PracticeTestEvent: PracticeTestStatus]] = [
      .generating: [.generated: .ready, .generationFailed: .failed],
      .ready: [.edited: .ready, .opened: .inProgress],
      .inProgress: [.opened: .inProgress, .answered: .inProgress, .submitted: .submitted],
      .submitted: [:],
      .failed: [.retried: .generating],
    ]
    for status in PracticeTestStatus.allCases {
      for event in PracticeTestEvent.allCases { #expect(status.after(event) == turns[status]?[event], "\(status), \(event)") }
    }
  }

  @Test("decides about a position before the questions do, because a test that is being written has none")
  func positionWhileWriting() throws {
    var test = try PracticeTest.taken([], status: .generating)
    #expect(throws: PracticeTestError.status(.generating)) { try test.move(to: 0) }
    var open = try PracticeTest.taken([.unanswered], status: .inProgress)
    #expect(throws: PracticeTestError.unknownQuestion("2")) { try open.move(to: 1) }
    #expect(throws: Never.self) { try open.move(to: 0) }
  }

  @Test("can reach submission from every other status")
  func reachesTheEnd() {
    for status in PracticeTestStatus.allCases where status != .submitted {
      var (reached, border): (Set<PracticeTestStatus>, [PracticeTestStatus]) = ([status], [status])
      while let next = border.popLast() {
        for event in PracticeTestEvent.allCases {
          if let other = next.after(event), reached.insert(other).inserted { border.append(other) }
        }
      }
      #expect(reached.contains(.submitted), "\(status)")
    }
  }
}
