import AnswerMatching
import Testing

@Suite("The examples of every step")
struct StepExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let profile: MatchingProfile
    let step: NormalizationStep
    let example: NormalizationStep.Example

    var testDescription: String {
      "profile \(profile.number), \(step.name): \(example.answer) \(example.matches ? "=" : "≠") \(example.entry) (\(example.why))"
    }
  }

  static let cases = MatchingProfile.all.flatMap { profile in
    profile.steps.flatMap { step in step.examples.map { Case(profile: profile, step: step, example: $0) } }
  }

  @Test("hold in every profile that has the step", arguments: cases)
  func hold(_ testCase: Case) {
    let example = testCase.example
    let matcher = AnswerMatcher(
      profile: testCase.profile, language: example.language, format: example.format, policy: example.policy)
    #expect(matcher.isAccepted(example.answer, accept: [example.entry]) == example.matches)
    #expect(matcher.verdict(on: example.answer, accept: [example.entry]).isCorrect == example.matches)
  }

  @Test("include pairs that match and pairs that do not", arguments: MatchingProfile.all.map(\.number))
  func showBothSides(number: Int) throws {
    for step in try #require(MatchingProfile.numbered(number)).steps {
      #expect(step.examples.contains { $0.matches }, "\(step.name)")
      #expect(step.examples.contains { !$0.matches }, "\(step.name)")
      #expect(step.reason.hasSuffix("."), "\(step.name)")
    }
  }

  @Test("belong to steps with distinct names in snake case")
  func names() {
    for profile in MatchingProfile.all {
      let names = profile.steps.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.allSatisfy { $0 == "_" || ("a"..."z").contains($0) } })
    }
  }

  @Test("need their step: without it a matching example fails or a form changes")
  func everyStepDoesSomething() {
    for profile in MatchingProfile.all {
      for step in profile.steps where step.stage == .always {
        let changes = step.examples.contains { example in
          let matcher = AnswerMatcher(profile: profile, language: example.language, format: example.format, policy: example.policy)
          let traces = matcher.trace(example.answer).steps + matcher.trace(example.entry).steps
          return traces.contains { $0.step == step.name }
        }
        #expect(changes, "profile \(profile.number): \(step.name)")
      }
    }
  }
}
