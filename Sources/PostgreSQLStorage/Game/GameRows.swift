import Identifiers
import WordGame

/// A row of `game`.
enum GameRow {
  /// An element of the JSON array in `answers`.
  private struct Answer: GameJSONElement {
    let said: String?
    let milliseconds: Int
  }

  // NB: by name, because a prepared `SELECT *` fails after another server has added a column.
  private static let columns = """
    profile_id, id, list_id, edition, mode, seed, hard_words, answers, state, right_count, wrong_count, points, best_streak, played_at
    """

  /// SQL that is true for the best game of its list and mode. `$1` is the profile.
  private static let isBest = "id IN (SELECT game_id FROM best_game WHERE best_game.profile_id = $1)"

  /// SQL that is true for a game that passes a filter. `$1` is the profile, `$2` the list or NULL, and `$3` the mode or NULL.
  private static let passes = "profile_id = $1 AND ($2::text IS NULL OR list_id = $2) AND ($3::text IS NULL OR mode = $3)"

  static func insert(_ game: PlayedGame, _ connection: PostgreSQLConnection) throws {
    let (record, score) = (game.record, game.score)
    let answers = record.answers.map { Answer(said: $0.said?.rawValue, milliseconds: $0.milliseconds) }
    try connection.change(
      "INSERT INTO game (\(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
      [
        game.profileID, game.id, game.listID, game.edition, record.mode.rawValue, Int64(bitPattern: record.seed), record.hardWords, answers,
        game.state.rawValue, score.right, score.wrong, score.points, score.bestStreak, game.playedAt,
      ])
  }

  static func find(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> KeptGame? {
    let sql = "SELECT \(columns), \(isBest) AS is_best FROM game WHERE profile_id = $1 AND id = $2"
    guard let row = try connection.row(sql, [profileID, id]) else { return nil }
    return try kept(row)
  }

  /// The games that pass a filter, the newest first.
  static func newest(
    _ filter: GameFilter, profileID: ProfileID, after last: PlayedGame?, limit: Int, _ connection: PostgreSQLConnection
  ) throws -> [KeptGame] {
    try connection.rows(
      """
      SELECT \(columns), \(isBest) AS is_best FROM game
      WHERE \(passes) AND ($5::bigint IS NULL OR (-played_at, id) > (-$5::bigint, $6::text)) ORDER BY played_at DESC, id LIMIT $4
      """,
      [profileID, filter.listID, filter.mode?.rawValue, limit, last?.playedAt, last?.id]
    ).map { try kept($0) }
  }

  /// The best game of every list and mode that passes a filter, sorted by list and mode.
  static func best(_ filter: GameFilter, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [PlayedGame] {
    try connection.rows(
      "SELECT \(columns) FROM game WHERE \(passes) AND \(isBest) ORDER BY list_id, mode",
      [profileID, filter.listID, filter.mode?.rawValue]
    ).map { try game($0) }
  }

  private static func kept(_ row: SQLRow) throws -> KeptGame { KeptGame(game: try game(row), isBest: try row["is_best"]) }

  private static func game(_ row: SQLRow) throws -> PlayedGame {
    let score = GameScore(
      right: try row["right_count"], wrong: try row["wrong_count"], points: try row["points"], bestStreak: try row["best_streak"])
    let (record, state) = (try record(row), try state(row))
    return PlayedGame(
      id: try row["id"], profileID: try row["profile_id"], listID: try row["list_id"], edition: try row["edition"], record: record,
      state: state, score: score, playedAt: try row["played_at"])
  }

  private static func record(_ row: SQLRow) throws -> GameRecord {
    let name: String = try row["mode"]
    guard let mode = GameMode(rawValue: name) else { throw foreign }
    let seed: Int64 = try row["seed"]
    let answers: [Answer] = try row["answers"]
    return GameRecord(
      mode: mode, seed: UInt64(bitPattern: seed), hardWords: try row["hard_words"], answers: try answers.map { try answer($0) })
  }

  private static func state(_ row: SQLRow) throws -> GameState {
    let name: String = try row["state"]
    guard let state = GameState(rawValue: name) else { throw foreign }
    return state
  }

  private static func answer(_ answer: Answer) throws -> GameRecord.Answer {
    guard let name = answer.said else { return GameRecord.Answer(said: nil, milliseconds: answer.milliseconds) }
    guard let said = Judgement(rawValue: name) else { throw foreign }
    return GameRecord.Answer(said: said, milliseconds: answer.milliseconds)
  }

  private static var foreign: PostgreSQLError { .damaged("the stored game belongs to another version of Nivel") }
}

/// A row of `best_game`.
enum BestGameRow {
  /// Makes a stored game the best one of its list and mode.
  static func save(_ game: PlayedGame, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      """
      INSERT INTO best_game (profile_id, list_id, mode, game_id) VALUES ($1, $2, $3, $4)
      ON CONFLICT (profile_id, list_id, mode) DO UPDATE SET game_id = excluded.game_id
      """, [game.profileID, game.listID, game.record.mode.rawValue, game.id])
  }
}
