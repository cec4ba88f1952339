import GRDB
import ItemWriting
import PracticeTests
import QuestionWriting
import Storage
import TestSupport
import Testing

@testable import SQLiteStorage

@Suite("A store from before typed answers")
struct TypedAnswerMigrationTests {
  private let scratch = ScratchFolder()

  @Test(
    "keeps its practice questions and responses, and takes typed answers from then on",
    arguments: Migrations.migrator.migrations.filter { $0 >= "002" && $0 < "012" })
  func questions(version: String) async throws {
    let database = try DatabaseQueue(path: "\(scratch.path)/nivel.sqlite", configuration: Store.configuration)
    try Migrations.migrator.migrate(database, upTo: version)
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT INTO practice_test (id, profile_id, course_id, course, topics, difficulty, question_count, language, seed, backend, status,
            created_at, position)
          VALUES ('t1', 'p1', 'c1', 'Física', '["Ondas"]', 'easy', 5, 'es', 3, 'notes', 'in_progress', 4, 0);
          INSERT INTO practice_question (test_id, number, id, topic, bloom_level, difficulty, template, key_position, evidence, stem,
            correct_answer, distractors, rationale, headings, backend, attempts, rejections, is_fallback)
          VALUES ('t1', 2, 'S2', 'Ondas', 'remember', 'easy', 'concept_id', 0, 'e', 'Dos', 'k', '["a", "b", "c", "d"]', 'r', '[]', 'notes',
            1, '[]', 0),
            ('t1', 1, 'S1', 'Ondas', 'remember', 'easy', 'concept_id', 2, 'é', '¿Qué?', 'eco', '["a", "b", "c", "d"]', 'r', '["O"]',
            'notes', 1, '["schema"]', 1);
          INSERT INTO practice_response (test_id, question_id, option, milliseconds, changes, is_flagged, is_disputed, sequence)
          VALUES ('t1', 'S1', 2, 8000, 1, 1, 0, 7);
          """)
    }
    try database.close()
    let store = try Store(folder: scratch.path)
    let practice = Stores(store).practice
    let test = try #require(try await practice.test("t1", profileID: "p1"))
    #expect(test.questions.map(\.id) == ["S1", "S2"] && test.questions.allSatisfy { $0.format == .choice })
    #expect(test.questions[0].options == ["a", "b", "eco", "c", "d"] && test.questions[0].provenance.isFallback)
    #expect(test.responses["S1"] == PracticeResponse(option: 2, milliseconds: 8000, changes: 1, isFlagged: true, sequence: 7))
    #expect(test.isCorrect(test.questions[0]))
    try store.close()
    #expect(FolderCheck(folder: scratch.path).findings.filter { $0.severity == .problem } == [])
  }
}
