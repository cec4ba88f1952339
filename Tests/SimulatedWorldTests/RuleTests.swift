import Foundation
import Testing

@Suite("The rules of the simulated world")
struct RuleTests {
  @Test("are listed in Docs/simulation.md, in their order")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/simulation.md"), encoding: .utf8)
    let listed = page.split(separator: "\n").compactMap { line in line.wholeMatch(of: /\| `([a-z-]+)` \| .*/).map { String($0.1) } }
    #expect(listed == Rule.allCases.map(\.rawValue))
  }

  @Test("allow an unacknowledged write to be visible or not, until a later one is acknowledged")
  func unacknowledged() {
    var register = Register("old")
    let lost = register.begin("lost", at: 1)
    register.end(lost, at: 5)
    #expect(register.allows("old", during: 6...7) && register.allows("lost", during: 6...7))
    let new = register.begin("new", at: 8)
    register.acknowledge(new, at: 9)
    #expect(!register.allows("old", during: 9...9) && !register.allows("lost", during: 9...9) && register.allows("new", during: 9...9))
  }

  @Test("allow a repeated write to take effect late, as long as a copy of it is under way")
  func repeated() {
    var register = Register("old")
    let first = register.begin("first", at: 1)
    register.acknowledge(first, at: 2)
    let second = register.begin("second", at: 3)
    register.acknowledge(second, at: 4)
    #expect(register.allows("first", during: 5...5))
    register.end(first, at: 6)
    let third = register.begin("third", at: 7)
    register.acknowledge(third, at: 8)
    #expect(!register.allows("first", during: 8...8))
  }

  @Test("find a lost answer, an older answer and an answer that was never sent")
  func answers() {
    var answers = SentAnswers()
    answers.send(.init(sequence: 1, content: "a"), at: 1)
    answers.send(.init(sequence: 2, content: "b"), at: 2)
    #expect(answers.broken(by: nil, during: 3...3) == nil)
    answers.acknowledge(2, at: 3)
    #expect(answers.broken(by: nil, during: 4...4) == .answerKept)
    #expect(answers.broken(by: .init(sequence: 1, content: "a"), during: 4...4) == .answerKept)
    #expect(answers.broken(by: .init(sequence: 2, content: "a"), during: 4...4) == .answerSent)
    #expect(answers.broken(by: .init(sequence: 2, content: "b"), during: 4...4) == nil)
  }
}
