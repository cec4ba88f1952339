import GRDB
import Identifiers
import WordGame

/// A row of `hard_word`.
struct HardWordRow: SnakeCaseRecord {
  static let databaseTableName = "hard_word"

  /// An element of the JSON array in `readings`.
  private struct WordReading: Codable {
    let word: String
    let reading: String
  }

  let profileId: ProfileID
  let listId: String
  let english: String
  let languageId: String
  let translations: [String]
  private let readings: [WordReading]
  let easiness: Int
  let repetitions: Int
  let intervalDays: Int
  let lapses: Int
  let seenAt: Timestamp
  let dueAt: Timestamp

  init(_ word: HardWord, profileID: ProfileID) {
    (profileId, listId, languageId) = (profileID, word.listID, word.languageID)
    (english, translations) = (word.card.english, word.card.translations)
    readings = word.card.readings.map { WordReading(word: $0.word, reading: $0.reading) }
    (easiness, repetitions, intervalDays) = (word.memory.easiness, word.memory.repetitions, word.memory.intervalDays)
    (lapses, seenAt, dueAt) = (word.lapses, word.seenAt, word.dueAt)
  }

  var word: HardWord {
    let readings = readings.map { Reading(word: $0.word, reading: $0.reading) }
    return HardWord(
      listID: listId, languageID: languageId,
      card: HardWord.Card(english: english, translations: translations, readings: readings),
      memory: SpacedRepetition(easiness: easiness, repetitions: repetitions, intervalDays: intervalDays), lapses: lapses, seenAt: seenAt)
  }

  static func find(_ english: String, listID: String, profileID: ProfileID, _ db: Database) throws -> HardWord? {
    try fetchOne(
      db, sql: "SELECT * FROM hard_word WHERE profile_id = ? AND list_id = ? AND english = ?", arguments: [profileID, listID, english])?
      .word
  }
}

/// A row of `hard_word_review`.
struct HardWordReviewRow: SnakeCaseRecord {
  static let databaseTableName = "hard_word_review"

  let profileId: ProfileID
  let id: String
  let listId: String
  let english: String
  let grade: String
  let reviewedAt: Timestamp

  init(_ review: HardWordReview, profileID: ProfileID) {
    (profileId, id, listId, english) = (profileID, review.id, review.listID, review.english)
    (grade, reviewedAt) = (review.grade.rawValue, review.reviewedAt)
  }

  private func review() throws -> HardWordReview {
    guard let grade = ReviewGrade(rawValue: grade) else {
      throw StorageError.failed("the stored review belongs to another version of Nivel")
    }
    return HardWordReview(id: id, listID: listId, english: english, grade: grade, reviewedAt: reviewedAt)
  }

  static func all(of profileID: ProfileID, _ db: Database) throws -> [HardWordReview] {
    try fetchAll(db, sql: "SELECT * FROM hard_word_review WHERE profile_id = ? ORDER BY reviewed_at, id", arguments: [profileID])
      .map { try $0.review() }
  }

  static func find(_ id: String, profileID: ProfileID, _ db: Database) throws -> HardWordReview? {
    try fetchOne(db, sql: "SELECT * FROM hard_word_review WHERE profile_id = ? AND id = ?", arguments: [profileID, id])?.review()
  }
}
