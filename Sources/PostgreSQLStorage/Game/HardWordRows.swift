import Identifiers
import WordGame

/// A row of `hard_word`.
enum HardWordRow {
  /// An element of the JSON array in `readings`.
  private struct WordReading: GameJSONElement {
    let word: String
    let reading: String
  }

  private static let columns = """
    profile_id, list_id, english, language_id, translations, readings, easiness, repetitions, interval_days, lapses, seen_at, due_at
    """

  /// Stores a new word, or the new state of a stored one.
  static func save(_ word: HardWord, profileID: ProfileID, _ connection: PostgreSQLConnection) throws {
    let (card, memory) = (word.card, word.memory)
    let readings = card.readings.map { WordReading(word: $0.word, reading: $0.reading) }
    try connection.change(
      """
      INSERT INTO hard_word (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
      ON CONFLICT (profile_id, list_id, english) DO UPDATE
      SET language_id = excluded.language_id, translations = excluded.translations, readings = excluded.readings,
        easiness = excluded.easiness, repetitions = excluded.repetitions, interval_days = excluded.interval_days,
        lapses = excluded.lapses, seen_at = excluded.seen_at, due_at = excluded.due_at
      """,
      [
        profileID, word.listID, card.english, word.languageID, card.translations, readings, memory.easiness, memory.repetitions,
        memory.intervalDays, word.lapses, word.seenAt, word.dueAt,
      ])
  }

  static func find(_ english: String, listID: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> HardWord? {
    let condition = "profile_id = $1 AND list_id = $2 AND english = $3"
    return try words(condition, [profileID, listID, english], connection).first
  }

  /// The words that are not learnt yet, in the order of their due times. nil as the list means all lists.
  static func hard(in listID: String?, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [HardWord] {
    // NB: words that are due have an earlier `due_at` than all others, so one order serves both.
    try words(
      "profile_id = $1 AND ($2::text IS NULL OR list_id = $2) AND interval_days < $3 ORDER BY due_at, list_id, english",
      [profileID, listID, HardWord.learntDays], connection)
  }

  /// All words of a profile, also the learnt ones, sorted by list and English word.
  static func all(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [HardWord] {
    try words("profile_id = $1 ORDER BY list_id, english", [profileID], connection)
  }

  private static func words(
    _ condition: String, _ values: [(any SQLEncodable)?], _ connection: PostgreSQLConnection
  ) throws -> [HardWord] {
    try connection.rows("SELECT \(columns) FROM hard_word WHERE \(condition)", values).map { try word($0) }
  }

  private static func word(_ row: SQLRow) throws -> HardWord {
    let stored: [WordReading] = try row["readings"]
    let readings = stored.map { Reading(word: $0.word, reading: $0.reading) }
    let card = HardWord.Card(english: try row["english"], translations: try row["translations"], readings: readings)
    let memory = SpacedRepetition(
      easiness: try row["easiness"], repetitions: try row["repetitions"], intervalDays: try row["interval_days"])
    return HardWord(
      listID: try row["list_id"], languageID: try row["language_id"], card: card, memory: memory, lapses: try row["lapses"],
      seenAt: try row["seen_at"])
  }
}

/// A row of `hard_word_review`.
enum HardWordReviewRow {
  private static let columns = "profile_id, id, list_id, english, grade, reviewed_at"

  static func insert(_ review: HardWordReview, profileID: ProfileID, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      "INSERT INTO hard_word_review (\(columns)) VALUES ($1, $2, $3, $4, $5, $6)",
      [profileID, review.id, review.listID, review.english, review.grade.rawValue, review.reviewedAt])
  }

  static func find(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> HardWordReview? {
    try reviews("profile_id = $1 AND id = $2", [profileID, id], connection).first
  }

  /// All reviews of a profile, sorted by time and id.
  static func all(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [HardWordReview] {
    try reviews("profile_id = $1 ORDER BY reviewed_at, id", [profileID], connection)
  }

  private static func reviews(
    _ condition: String, _ values: [(any SQLEncodable)?], _ connection: PostgreSQLConnection
  ) throws -> [HardWordReview] {
    try connection.rows("SELECT \(columns) FROM hard_word_review WHERE \(condition)", values).map { try review($0) }
  }

  private static func review(_ row: SQLRow) throws -> HardWordReview {
    let name: String = try row["grade"]
    guard let grade = ReviewGrade(rawValue: name) else {
      throw PostgreSQLError.damaged("the stored review belongs to another version of Nivel")
    }
    return HardWordReview(
      id: try row["id"], listID: try row["list_id"], english: try row["english"], grade: grade, reviewedAt: try row["reviewed_at"])
  }
}
