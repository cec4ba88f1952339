import GRDB
import Identifiers
import ItemWriting
import NoteFacts
import QuestionWriting

/// A row of `practice_question`. Violations of soft rules are not stored.
struct PracticeQuestionRecord: SnakeCaseRecord {
  static let databaseTableName = "practice_question"

  let testId: String
  let number: Int
  let id: String
  let topic: String
  let bloomLevel: String
  let difficulty: String
  let template: String
  let keyPosition: Int
  let evidence: String
  let stem: String
  let correctAnswer: String
  let distractors: [String]
  let rationale: String
  let headings: [String]
  let backend: String
  let model: String?
  let seed: Int64?
  let attempts: Int
  let rejections: [String]
  let isFallback: Bool
  let format: String
  let otherAnswers: [String]
  let formulas: [FormulaRecord]

  /// An element of the column `formulas`.
  struct FormulaRecord: Codable {
    let text: String
    let tex: String
  }

  init(_ question: PracticeQuestion, number: Int, testID: String) {
    let (slot, draft, provenance) = (question.slot, question.draft, question.provenance)
    (testId, self.number, id, topic) = (testID, number, slot.id, slot.topic)
    (bloomLevel, difficulty, template) = (slot.bloomLevel.rawValue, slot.difficulty.rawValue, slot.template.rawValue)
    keyPosition = slot.keyPosition
    (evidence, stem, correctAnswer) = (draft.evidence, draft.stem, draft.correctAnswer)
    (distractors, rationale, headings) = (draft.distractors, draft.rationale, question.headings)
    (backend, model, seed) = (provenance.backend, provenance.model, provenance.seed.map { Int64(bitPattern: $0) })
    (attempts, rejections, isFallback) = (provenance.attempts, provenance.rejections, provenance.isFallback)
    (format, otherAnswers) = (draft.format.rawValue, draft.otherAnswers)
    formulas = question.formulas.map { FormulaRecord(text: $0.text, tex: $0.tex) }
  }

  static func all(in testID: String, _ db: Database) throws -> [PracticeQuestion] {
    try fetchIntact(db, where: "test_id = ? ORDER BY number", [testID]).map { try $0.question() }
  }

  /// The questions of a course that the learner disputes, in the order of the tests.
  static func disputed(inCourse courseID: String, profileID: ProfileID, _ db: Database) throws -> [PracticeQuestion] {
    try fetchIntact(
      db,
      where: """
        (test_id, id) IN (
          SELECT test_id, question_id FROM practice_response JOIN practice_test ON practice_test.id = test_id
          WHERE profile_id = ? AND course_id = ? AND is_disputed = 1)
        ORDER BY (SELECT created_at FROM practice_test WHERE practice_test.id = test_id), test_id, number
        """, [profileID, courseID]
    ).map { try $0.question() }
  }

  func question() throws -> PracticeQuestion {
    guard let level = BloomLevel(rawValue: bloomLevel), let difficulty = Difficulty(rawValue: difficulty),
      let template = TemplateType(rawValue: template), let format = QuestionFormat(rawValue: format)
    else { throw StorageError.failed("the stored practice question belongs to another version of Nivel") }
    return PracticeQuestion(
      slot: QuestionSlot(
        id: id, topic: topic, bloomLevel: level, difficulty: difficulty, template: template, keyPosition: keyPosition),
      draft: QuestionDraft(
        evidence: evidence, stem: stem, correctAnswer: correctAnswer, distractors: distractors, rationale: rationale, format: format,
        otherAnswers: otherAnswers),
      headings: headings,
      provenance: Provenance(
        backend: backend, model: model, seed: seed.map { UInt64(bitPattern: $0) }, attempts: attempts, rejections: rejections,
        isFallback: isFallback),
      formulas: formulas.map { TeXFormula(text: $0.text, tex: $0.tex) })
  }
}
