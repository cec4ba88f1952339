import Identifiers
import ItemWriting
import QuestionWriting
import GRDB
import PracticeTests

/// A row of `practice_test`.
struct PracticeTestRecord: SnakeCaseRecord {
  static let databaseTableName = "practice_test"

  let id: String
  let profileId: ProfileID
  let courseId: String
  let course: String
  let topics: [String]
  let difficulty: String
  let questionCount: Int
  let language: String
  let seed: Int64
  let backend: String
  let status: String
  let createdAt: Timestamp
  let startedAt: Timestamp?
  let submittedAt: Timestamp?
  let failure: String?
  let position: Int

  init(_ test: PracticeTest) {
    (id, profileId, courseId, course) = (test.id, test.profileID, test.courseID, test.request.course)
    (topics, difficulty) = (test.request.topics, test.request.difficulty.rawValue)
    (questionCount, language) = (test.request.questionCount, test.language)
    (seed, backend, status) = (Int64(bitPattern: test.seed), test.backend, test.status.rawValue)
    (createdAt, startedAt, submittedAt) = (test.createdAt, test.startedAt, test.submittedAt)
    (failure, position) = (test.failure, test.position)
  }

  /// The test with its questions and responses.
  func test(_ db: Database) throws -> PracticeTest {
    guard let difficulty = Difficulty(rawValue: difficulty), let status = PracticeTestStatus(rawValue: status) else {
      throw StorageError.failed("the stored practice test belongs to another version of Nivel")
    }
    let request = try PracticeTestRequest(course: course, topics: topics, difficulty: difficulty, questionCount: questionCount)
    return PracticeTest(
      id: id, profileID: profileId, courseID: courseId, request: request, language: language, seed: UInt64(bitPattern: seed),
      backend: backend, createdAt: createdAt, status: status, startedAt: startedAt, submittedAt: submittedAt, failure: failure,
      questions: try PracticeQuestionRecord.all(in: id, db), removed: try RemovedQuestionRecord.all(in: id, db),
      responses: try PracticeResponseRecord.all(in: id, db), position: position)
  }

  static func find(_ id: String, profileID: ProfileID, _ db: Database) throws -> PracticeTest? {
    try fetchIntact(db, where: "id = ? AND profile_id = ?", [id, profileID]).first?.test(db)
  }

  /// Stores a test, and writes only the parts that differ from the earlier version.
  static func save(_ test: PracticeTest, over earlier: PracticeTest?, _ db: Database) throws {
    let record = PracticeTestRecord(test)
    if earlier == nil { try record.insert(db) } else { try record.update(db) }
    if test.questions != earlier?.questions ?? [] {
      try db.execute(sql: "DELETE FROM practice_question WHERE test_id = ?", arguments: [test.id])
      for (index, question) in test.questions.enumerated() {
        try PracticeQuestionRecord(question, number: index + 1, testID: test.id).insert(db)
      }
    }
    if test.removed != earlier?.removed ?? [] { try RemovedQuestionRecord.save(test.removed, of: test.id, db) }
    for (question, response) in test.responses where response != earlier?.responses[question] {
      try PracticeResponseRecord(response, questionID: question, testID: test.id).save(db)
    }
  }
}
