import Identifiers
import PracticeTests
import TestSupport
import Testing

@Suite("A practice test while the clock goes back")
struct ClockTests {
  @Test("never begins before it was created, and never ends before it began")
  func order() throws {
    var test = try PracticeTest.taken([.unanswered], status: .ready, createdAt: 1_000)
    try test.open(at: 400)
    #expect(test.startedAt == 1_000)
    try test.submit(at: 300)
    #expect(test.submittedAt == 1_000)
  }

  @Test("applies a report without a number, whatever numbers came before")
  func reports() throws {
    var test = try PracticeTest.taken([.unanswered], status: .inProgress)
    for (option, sequence) in [(0, nil), (1, 1_700_000_000_000_000), (2, nil), (3, nil)] as [(Int, Int?)] {
      #expect(try test.respond(to: "S1", .init(option: option, sequence: sequence)))
      #expect(test.responses["S1"]?.option == option)
    }
    #expect(try !test.respond(to: "S1", .init(option: 0, sequence: 5)), "a late report with a number changes nothing")
    #expect(test.responses["S1"]?.option == 3)
  }
}
