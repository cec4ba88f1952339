import Identifiers
import ItemWriting
import NoteFacts
import QuestionWriting

/// A row of `practice_question` or of `practice_removed_question`, which have the same columns. Violations of soft rules are not stored.
enum PracticeQuestionRow {
  /// The table of a question.
  enum Table: String {
    /// The questions of the test.
    case questions = "practice_question"
    /// The questions that the learner removed or replaced.
    case removed = "practice_removed_question"
  }

  private static let columns = [
    "test_id", "number", "id", "topic", "bloom_level", "difficulty", "template", "key_position", "evidence", "stem", "correct_answer",
    "distractors", "rationale", "headings", "backend", "model", "seed", "attempts", "rejections", "is_fallback", "format", "other_answers",
    "formulas",
  ]

  /// The questions of tests, in order, by the id of the test.
  static func questions(
    ofTests ids: [String], in table: Table, _ connection: PostgreSQLConnection
  ) throws -> [String: [PracticeQuestion]] {
    let rows = try connection.rows(
      """
      SELECT \(columns.joined(separator: ", ")) FROM \(table.rawValue)
      WHERE test_id = ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb))) ORDER BY number
      """, [ids])
    var questions: [String: [PracticeQuestion]] = [:]
    for row in rows {
      let test: String = try row["test_id"]
      questions[test, default: []].append(try question(row))
    }
    return questions
  }

  /// The questions of a course that the learner disputes, in the order of the tests.
  static func disputed(
    inCourse courseID: String, profileID: ProfileID, _ connection: PostgreSQLConnection
  ) throws -> [PracticeQuestion] {
    try connection.rows(
      """
      SELECT \(columns.map { "question.\($0)" }.joined(separator: ", "))
      FROM practice_test AS test JOIN practice_question AS question ON question.test_id = test.id
      JOIN practice_response AS response ON response.test_id = test.id AND response.question_id = question.id
      WHERE test.profile_id = $1 AND test.course_id = $2 AND response.is_disputed
      ORDER BY test.created_at, test.id, question.number
      """, [profileID, courseID]
    ).map { try question($0) }
  }

  /// Stores the questions of a test, and writes only those that differ from the earlier ones.
  static func save(
    _ questions: [PracticeQuestion], over earlier: [PracticeQuestion], of testID: String, in table: Table,
    _ connection: PostgreSQLConnection
  ) throws {
    if questions.count < earlier.count {
      try connection.change("DELETE FROM \(table.rawValue) WHERE test_id = $1 AND number > $2", [testID, questions.count])
    }
    for (index, question) in questions.enumerated() where index >= earlier.count || question != earlier[index] {
      try save(question, number: index + 1, of: testID, in: table, connection)
    }
  }

  private static func save(
    _ question: PracticeQuestion, number: Int, of testID: String, in table: Table, _ connection: PostgreSQLConnection
  ) throws {
    let (slot, draft, provenance) = (question.slot, question.draft, question.provenance)
    let seed = provenance.seed.map { Int64(bitPattern: $0) }
    // NB: in the order of the columns.
    let values: [(any SQLEncodable)?] = [
      testID, number, slot.id, slot.topic, slot.bloomLevel.rawValue, slot.difficulty.rawValue, slot.template.rawValue, slot.keyPosition,
      draft.evidence, draft.stem, draft.correctAnswer, draft.distractors, draft.rationale, question.headings, provenance.backend,
      provenance.model, seed, provenance.attempts, provenance.rejections, provenance.isFallback, draft.format.rawValue, draft.otherAnswers,
      question.formulas,
    ]
    let places = values.indices.map { "$\($0 + 1)" }
    try connection.change(
      """
      INSERT INTO \(table.rawValue) (\(columns.joined(separator: ", "))) VALUES (\(places.joined(separator: ", ")))
      ON CONFLICT (test_id, number) DO UPDATE SET \(columns.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
      """, values)
  }

  private static func question(_ row: SQLRow) throws -> PracticeQuestion {
    guard let level = BloomLevel(rawValue: try row["bloom_level"]), let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let template = TemplateType(rawValue: try row["template"]), let format = QuestionFormat(rawValue: try row["format"])
    else { throw PostgreSQLError.damaged("the stored practice question belongs to another version of Nivel") }
    let slot = QuestionSlot(
      id: try row["id"], topic: try row["topic"], bloomLevel: level, difficulty: difficulty, template: template,
      keyPosition: try row["key_position"])
    let draft = QuestionDraft(
      evidence: try row["evidence"], stem: try row["stem"], correctAnswer: try row["correct_answer"], distractors: try row["distractors"],
      rationale: try row["rationale"], format: format, otherAnswers: try row["other_answers"])
    let seed: Int64? = try row["seed"]
    let provenance = Provenance(
      backend: try row["backend"], model: try row["model"], seed: seed.map { UInt64(bitPattern: $0) }, attempts: try row["attempts"],
      rejections: try row["rejections"], isFallback: try row["is_fallback"])
    return PracticeQuestion(slot: slot, draft: draft, headings: try row["headings"], provenance: provenance, formulas: try row["formulas"])
  }
}
