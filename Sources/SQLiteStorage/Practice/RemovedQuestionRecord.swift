import GRDB
import QuestionWriting

/// A row of `practice_removed_question`, with the columns of `practice_question`.
struct RemovedQuestionRecord: SnakeCaseRecord {
  static let databaseTableName = "practice_removed_question"

  private let record: PracticeQuestionRecord

  private init(_ record: PracticeQuestionRecord) { self.record = record }

  init(from decoder: any Decoder) throws { record = try PracticeQuestionRecord(from: decoder) }

  func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }

  static func all(in testID: String, _ db: Database) throws -> [PracticeQuestion] {
    try fetchIntact(db, where: "test_id = ? ORDER BY number", [testID]).map { try $0.record.question() }
  }

  /// Replaces the removed questions of a test.
  static func save(_ questions: [PracticeQuestion], of testID: String, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM practice_removed_question WHERE test_id = ?", arguments: [testID])
    for (index, question) in questions.enumerated() {
      try RemovedQuestionRecord(PracticeQuestionRecord(question, number: index + 1, testID: testID)).insert(db)
    }
  }
}
