import NoteFacts
import ItemWriting
import Reproducible
import PracticeTests
import QuestionWriting
import Testing

@Suite("A retake of the mistakes")
struct MistakesRetakeTests {
  private func retake(_ test: PracticeTest, seed: UInt64 = 1) throws -> MistakesRetake {
    var generator = SeededGenerator(seed: seed)
    return try MistakesRetake(of: test, using: &generator)
  }

  @Test("contains wrong and unanswered questions, but no correct or disputed ones")
  func mistakes() throws {
    let disputed = Taken(chosen: 1, isDisputed: true)
    let retake = try retake(.taken([.right, .wrong, disputed, .unanswered, Taken(topic: "Sound", chosen: 4)]))
    #expect(retake.questions.map(\.draft.stem) == ["Question 2?", "Question 4?", "Question 5?"])
    #expect(retake.questions.map(\.id) == ["S1", "S2", "S3"])
    #expect(retake.request.questionCount == 3)
    #expect(retake.request.topics == ["Waves", "Sound"])
    #expect(retake.request.course == "Physics")
  }

  @Test("changes only the ids of questions and the order of options")
  func sameQuestions() throws {
    let test = try PracticeTest.taken([Taken(topic: "Heat", level: .analyze, difficulty: .hard, chosen: 2)])
    let (old, new) = (test.questions[0], try #require(try retake(test).questions.first))
    #expect(new.draft.correctAnswer == old.draft.correctAnswer && new.draft.distractors.sorted() == old.draft.distractors.sorted())
    #expect(new.draft.evidence == old.draft.evidence && new.draft.rationale == old.draft.rationale && new.headings == old.headings)
    #expect((new.slot.topic, new.slot.bloomLevel, new.slot.difficulty) == ("Heat", .analyze, .hard))
    #expect(new.slot.template == old.slot.template && new.provenance == old.provenance)
  }

  @Test("always reorders the options and uses key positions about equally often")
  func newOrder() throws {
    for count in 1...50 {
      let test = try PracticeTest.taken((0..<count).map { Taken(key: $0 % 5) })
      for seed in 0..<10 as Range<UInt64> {
        let questions = try retake(test, seed: seed).questions
        #expect(zip(questions, test.questions).allSatisfy { $0.options != $1.options && $0.options.sorted() == $1.options.sorted() })
        #expect(questions.allSatisfy { $0.options[$0.slot.keyPosition] == $0.draft.correctAnswer })
        let counts = (0..<5).map { place in questions.count { $0.slot.keyPosition == place } }
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
      }
    }
  }

  @Test("is the same for the same seed and differs for another seed")
  func deterministic() throws {
    let test = try PracticeTest.taken([Taken](repeating: .wrong, count: 10))
    #expect(try retake(test, seed: 3) == retake(test, seed: 3))
    #expect(try retake(test, seed: 3) != retake(test, seed: 4))
  }

  @Test("is rejected with the reason if there is nothing to repeat")
  func problems() throws {
    let perfect = try PracticeTest.taken([.right, Taken(chosen: 1, isDisputed: true)])
    #expect(throws: MistakesRetakeError.noMistakes) { try retake(perfect) }
    #expect(throws: MistakesRetakeError.noMistakes) { try retake(.taken([])) }
    for status in PracticeTestStatus.allCases where status != .submitted {
      #expect(throws: MistakesRetakeError.notSubmitted) { try retake(.taken([.wrong], status: status)) }
    }
  }
}
