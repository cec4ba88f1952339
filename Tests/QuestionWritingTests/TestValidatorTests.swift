import NoteFacts
import Reproducible
import Testing

@testable import ItemWriting
@testable import QuestionWriting

@Suite("A whole test")
struct TestValidatorTests {
  private func blueprint(_ count: Int, seed: UInt64 = 1, topics: [String] = ["Waves", "Heat"]) throws -> TestBlueprint {
    let request = try PracticeTestRequest(course: "Physics", topics: topics, questionCount: count)
    var generator = SeededGenerator(seed: seed)
    return TestBlueprintGenerator.blueprint(for: request, using: &generator)
  }

  /// A question that shares no words with the others.
  private func question(_ slot: QuestionSlot, _ name: String) -> PracticeQuestion {
    let draft = QuestionDraft(
      evidence: "The thing called \(name) is one of many things.", stem: "What is \(name) \(name)x \(name)y \(name)z?",
      correctAnswer: "Key \(name)key", distractors: ["Other \(name)a", "Other \(name)b", "Other \(name)c", "Other \(name)d"],
      rationale: "So say the notes.")
    return PracticeQuestion(slot: slot, draft: draft, headings: [])
  }

  private func questions(_ slots: [QuestionSlot]) -> [PracticeQuestion] {
    slots.enumerated().map { question($1, String(repeating: "abcdefghijklmnopqrstuvwxyz".map(String.init)[$0 % 26], count: 3 + $0 / 26)) }
  }

  private func codes(_ questions: [PracticeQuestion], _ blueprint: TestBlueprint) -> Set<TestFinding.Code> {
    Set(TestValidator.findings(in: questions, of: blueprint, language: "en").map(\.code))
  }

  private func placed(_ positions: [Int]) throws -> Set<TestFinding.Code> {
    let slots = positions.enumerated().map { index, position in
      QuestionSlot(
        id: "S\(index + 1)", topic: "Physics", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification,
        keyPosition: position)
    }
    let plan = TestBlueprint(request: try PracticeTestRequest(course: "Physics", questionCount: slots.count), slots: slots)
    return codes(questions(slots), plan)
  }

  @Test("that follows its blueprint has no findings, for every count")
  func sound() throws {
    for count in 1...50 {
      let blueprint = try blueprint(count, seed: UInt64(count))
      #expect(TestValidator.findings(in: questions(blueprint.slots), of: blueprint, language: "en") == [], "\(count)")
    }
  }

  @Test("with a question missing or of another kind violates the quota")
  func quotas() throws {
    let blueprint = try blueprint(10)
    let all = questions(blueprint.slots)
    let fewer = TestValidator.findings(in: Array(all.dropLast()), of: blueprint, language: "en")
    #expect(Set(fewer.map(\.code)) == [.topicQuota, .difficultyQuota, .bloomQuota])
    #expect(fewer.first?.questionIDs.count == 4 && fewer.first?.message.contains("4 questions instead of 5") == true)
    let slot = try #require(blueprint.slots.first)
    let other = QuestionSlot(
      id: slot.id, topic: "Optics", bloomLevel: slot.bloomLevel, difficulty: slot.difficulty, template: slot.template,
      keyPosition: slot.keyPosition)
    let moved = TestValidator.findings(in: [question(other, "qqq")] + all.dropFirst(), of: blueprint, language: "en")
    #expect(moved.map(\.code) == [.topicQuota, .topicQuota])
  }

  @Test("has unpredictable key positions")
  func positions() throws {
    #expect(try placed([0, 1, 2, 3, 4, 2, 0]) == [])
    #expect(try placed([0, 0, 0, 0, 0]) == [.keyBalance, .keyRun, .keyPeriod])
    #expect(try placed([0, 1, 0, 1, 0, 1]) == [.keyBalance, .keyPeriod])
    #expect(try placed([0, 1, 2, 0, 1, 2]) == [.keyBalance, .keyPeriod])
    #expect(try placed([2, 2, 2, 2, 0, 1, 3, 4, 2, 2]).contains(.keyBalance))
    #expect(try placed([0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 0, 0]) == [.keyRun])
    #expect(try placed([3]) == [])
  }

  @Test("cannot be passed by choosing the longest option")
  func lengths() throws {
    let blueprint = try blueprint(5)
    var all = questions(blueprint.slots)
    func lengthen(_ place: Int) {
      var draft = all[place].draft
      draft.correctAnswer += " and something more"
      all[place] = PracticeQuestion(slot: all[place].slot, draft: draft, headings: [])
    }
    #expect(TestFinding.Code.allCases.allSatisfy { $0.rule.hasSuffix(".") })
    lengthen(0)
    lengthen(1)
    #expect(codes(all, blueprint) == [])
    lengthen(2)
    #expect(codes(all, blueprint) == [.longestKeys])
    #expect(TestValidator.findings(in: all, of: blueprint, language: "en").first?.questionIDs == ["S1", "S2", "S3"])
  }

  @Test("has no question that answers or repeats another question, or uses its evidence")
  func cues() throws {
    let blueprint = try blueprint(5)
    let all = questions(blueprint.slots)
    func replaced(_ change: (inout QuestionDraft) -> Void) -> [PracticeQuestion] {
      var draft = all[3].draft
      change(&draft)
      return all.enumerated().map { $0 == 3 ? PracticeQuestion(slot: $1.slot, draft: draft, headings: []) : $1 }
    }
    #expect(codes(replaced { $0.stem = "What has the key aaakey to do with it?" }, blueprint) == [.keyElsewhere])
    #expect(codes(replaced { $0.evidence = all[0].draft.evidence }, blueprint) == [.repeatedEvidence])
    #expect(codes(replaced { $0.stem = all[0].draft.stem }, blueprint) == [.duplicateQuestion])
    let ids = TestValidator.findings(in: replaced { $0.stem = all[0].draft.stem }, of: blueprint, language: "en").map(\.questionIDs)
    #expect(ids == [["S1", "S4"]])
  }
}
