import GRDB
import PracticeTests

/// A row of `practice_response`.
struct PracticeResponseRecord: SnakeCaseRecord {
  static let databaseTableName = "practice_response"

  let testId: String
  let questionId: String
  let option: Int?
  let milliseconds: Int
  let changes: Int
  let isFlagged: Bool
  let isDisputed: Bool
  let sequence: Int
  let text: String?

  init(_ response: PracticeResponse, questionID: String, testID: String) {
    (testId, questionId, option, milliseconds) = (testID, questionID, response.option, response.milliseconds)
    (changes, isFlagged, isDisputed) = (response.changes, response.isFlagged, response.isDisputed)
    (sequence, text) = (response.sequence, response.text)
  }

  /// All responses of a test by question id.
  static func all(in testID: String, _ db: Database) throws -> [String: PracticeResponse] {
    let records = try fetchIntact(db, where: "test_id = ?", [testID])
    return Dictionary(records.map { ($0.questionId, $0.response) }) { first, _ in first }
  }

  private var response: PracticeResponse {
    PracticeResponse(
      option: option, text: text, milliseconds: milliseconds, changes: changes, isFlagged: isFlagged, isDisputed: isDisputed,
      sequence: sequence)
  }
}
