import AnswerMatching
import ItemWriting
import NoteFacts
import QuestionWriting
import Testing

@testable import PracticeTests

@Suite("Typed answers of practice tests")
struct TypedGradingTests {
  @Test(
    "may begin with a small letter, but for German nouns, and the small letter is the right one in Turkish and Azerbaijani",
    arguments: [
      ("Osmosis", "osmosis", "en", Verdict.Outcome.right), ("Irmak", "ırmak", "tr", .right), ("Irmak", "irmak", "tr", .wrong),
      ("İstanbul", "istanbul", "tr", .right), ("İstanbul", "ıstanbul", "az", .wrong), ("Iris", "iris", "en", .right),
      ("Zelle", "zelle", "de", .rightWithNote),
    ])
  func firstLetter(key: String, answer: String, language: String, outcome: Verdict.Outcome) {
    let slot = QuestionSlot(
      id: "S1", topic: "Waves", bloomLevel: .remember, difficulty: .easy, template: .causeEffect, keyPosition: 0)
    let draft = QuestionDraft(evidence: "\(key).", stem: "Which?", correctAnswer: key, distractors: [], rationale: "Because.")
    let question = PracticeQuestion(slot: slot, draft: draft, headings: [])
    #expect(TypedGrading.verdict(on: answer, to: question, language: language).outcome == outcome)
  }
}
