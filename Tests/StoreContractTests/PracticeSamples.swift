import Identifiers
import ItemWriting
import NoteFacts
import PracticeTests
import QuestionWriting
import TestSupport

/// Sample courses, practice tests and scheduled tests.
enum PracticeSamples {
  static func course(_ id: String = "c1", of profile: ProfileID = "p1", at time: Timestamp = 1, notes: [Course.Notes] = []) -> Course {
    Course(id: id, profileID: profile, name: "Ciencias – 理科", language: "es", topics: ["Waves", "Heat"], createdAt: time, notes: notes)
  }

  /// A test that was just requested.
  static func test(_ id: String = "t1", of profile: ProfileID = "p1", at time: Timestamp = 1) throws -> PracticeTest {
    PracticeTest(
      id: id, profileID: profile, courseID: "c1", request: try PracticeTestRequest(course: "Physics", topics: ["Waves"], questionCount: 5),
      language: "es", seed: .max, backend: "auto", createdAt: time)
  }

  /// Questions as models and notes write them, with texts that are hard to store.
  static func questions(_ texts: [String] = ["Why?", ""]) -> [PracticeQuestion] {
    texts.enumerated().map { index, text in
      PracticeQuestion(
        slot: QuestionSlot(
          id: "S\(index + 1)", topic: "Waves", bloomLevel: .analyze, difficulty: .hard, template: .causeEffect, keyPosition: index % 5),
        draft: QuestionDraft(
          evidence: text, stem: text, correctAnswer: "key", distractors: ["a", "", "c", text], rationale: "Because."),
        headings: index == 0 ? [] : ["One", "Two"],
        provenance: index == 0
          ? .notes
          : Provenance(backend: "ollama", model: "m", seed: .max, attempts: 3, rejections: ["schema", "length"], isFallback: true),
        formulas: index == 0 ? [] : [TeXFormula(text: "1/2 m v²", tex: #"\frac{1}{2} m v^2"#), TeXFormula(text: "\"größer\"²", tex: "{}")])
    }
  }

  /// A question with a typed answer.
  static func typedQuestion(_ id: String = "S3", others: [String] = ["ATP", "größer – 大"]) -> PracticeQuestion {
    PracticeQuestion(
      slot: QuestionSlot(
        id: id, topic: "Waves", bloomLevel: .remember, difficulty: .easy, template: .conceptIdentification, keyPosition: 3),
      draft: QuestionDraft(
        evidence: "An echo comes back.", stem: "What comes back?", correctAnswer: "Echo", distractors: [], rationale: "Because.",
        format: .typed, otherAnswers: others),
      headings: [])
  }

  static func scheduled(
    _ id: String = "s1", of profile: ProfileID = "p1", at time: Timestamp = 5, attempt: ScheduledTest.Attempt? = nil
  ) throws -> ScheduledTest {
    ScheduledTest(
      id: id, profileID: profile, seriesID: "series",
      plan: try ScheduledTestPlan(courseID: "c1", course: "Física", title: "Antes del examen – 試験", topics: ["Ondas"], level: 4),
      kind: .followUp, at: time, offset: UTCOffset(minutes: -210) ?? .utc, occasionDay: CivilDate("2026-12-10"), revisedAt: 3,
      isArchived: true, attempt: attempt)
  }
}
