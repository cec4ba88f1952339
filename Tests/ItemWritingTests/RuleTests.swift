import ItemWriting
import NoteFacts
import Testing

@Suite("Rules of item writing")
struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: ItemWritingRule
    let example: ItemWritingRule.Example
    let breaks: Bool

    var testDescription: String { "\(rule.name): \(example.title) \(breaks ? "violates it" : "follows it")" }
  }

  static let cases = QuestionValidator.rules.flatMap { rule in
    rule.passing.map { Case(rule: rule, example: $0, breaks: false) } + rule.failing.map { Case(rule: rule, example: $0, breaks: true) }
  }

  @Test("accept their passing examples and reject their failing examples", arguments: cases)
  func examples(testCase: Case) {
    let violation = testCase.rule.violation(in: testCase.example.draft, testCase.example.context)
    #expect((violation != nil) == testCase.breaks, "\(String(describing: violation?.offence))")
    #expect(violation.map { $0.code == testCase.rule.name && $0.severity == testCase.rule.severity && !$0.offence.isEmpty } ?? true)
  }

  @Test("each have passing and failing examples, a reason and advice")
  func complete() {
    #expect(Set(QuestionValidator.rules.map(\.name)).count == QuestionValidator.rules.count)
    for rule in QuestionValidator.rules {
      #expect(!rule.passing.isEmpty && !rule.failing.isEmpty, "\(rule.name)")
      #expect(rule.reason.hasSuffix(".") && rule.advice.hasSuffix("."), "\(rule.name)")
      #expect(rule.name.allSatisfy { $0 == "_" || ("a"..."z").contains($0) })
    }
  }

  @Test("report nothing for a sound question")
  func sound() throws {
    let example = try #require(QuestionValidator.rules.first?.passing.first)
    #expect(QuestionValidator.violations(in: example.draft, example.context) == [])
  }

  @Test("stop after `schema` if a question is incomplete")
  func broken() throws {
    let example = try #require(QuestionValidator.rules.first?.passing.first)
    var draft = example.draft
    draft.distractors = []
    #expect(QuestionValidator.violations(in: draft, example.context).map(\.code) == ["schema"])
  }

  @Test("match whole words only", arguments: ["Usually small", "A parallel challenge", "General metallurgy", "Nonetheless", "Everyday"])
  func wholeWords(option: String) throws {
    let example = try #require(QuestionValidator.rules.first?.passing.first)
    var draft = example.draft
    draft.distractors[0] = option
    let hard = QuestionValidator.violations(in: draft, example.context).filter { $0.severity == .hard }
    #expect(hard == [])
  }
}
