import Identifiers
import ItemWriting
import GRDB
import WordGame

/// A row of `game`.
struct GameRow: SnakeCaseRecord {
  static let databaseTableName = "game"

  /// An element of the JSON array in `answers`.
  private struct Answer: Codable {
    let said: String?
    let milliseconds: Int
  }

  let profileId: ProfileID
  let id: String
  let listId: String
  let edition: String
  let mode: String
  let seed: Int64
  let hardWords: [String]
  private let answers: [Answer]
  let state: String
  let rightCount: Int
  let wrongCount: Int
  let points: Int
  let bestStreak: Int
  let playedAt: Timestamp

  init(_ game: PlayedGame) {
    (profileId, id, listId, edition) = (game.profileID, game.id, game.listID, game.edition)
    (mode, seed) = (game.record.mode.rawValue, Int64(bitPattern: game.record.seed))
    hardWords = game.record.hardWords
    answers = game.record.answers.map { Answer(said: $0.said?.rawValue, milliseconds: $0.milliseconds) }
    (rightCount, wrongCount) = (game.score.right, game.score.wrong)
    (points, bestStreak) = (game.score.points, game.score.bestStreak)
    (state, playedAt) = (game.state.rawValue, game.playedAt)
  }

  func game() throws -> PlayedGame {
    guard let mode = GameMode(rawValue: mode), let state = GameState(rawValue: state) else { throw Self.foreign }
    let record = GameRecord(mode: mode, seed: UInt64(bitPattern: seed), hardWords: hardWords, answers: try answers.map(Self.answer))
    return PlayedGame(
      id: id, profileID: profileId, listID: listId, edition: edition, record: record, state: state,
      score: GameScore(right: rightCount, wrong: wrongCount, points: points, bestStreak: bestStreak), playedAt: playedAt)
  }

  private static func answer(_ answer: Answer) throws -> GameRecord.Answer {
    let said = try answer.said.map { word in
      guard let said = Judgement(rawValue: word) else { throw foreign }
      return said
    }
    return GameRecord.Answer(said: said, milliseconds: answer.milliseconds)
  }

  private static var foreign: StorageError { .failed("the stored game belongs to another version of Nivel") }

  static func find(_ id: String, profileID: ProfileID, _ db: Database) throws -> PlayedGame? {
    try fetchOne(db, sql: "SELECT * FROM game WHERE profile_id = ? AND id = ?", arguments: [profileID, id])?.game()
  }
}

/// A row of `best_game`.
enum BestGameRow {
  /// The best game of a list and mode.
  static func find(listID: String, mode: GameMode, profileID: ProfileID, _ db: Database) throws -> PlayedGame? {
    try GameRow.fetchOne(
      db,
      sql: """
        SELECT game.* FROM best_game JOIN game ON game.profile_id = best_game.profile_id AND game.id = game_id
        WHERE best_game.profile_id = ? AND best_game.list_id = ? AND best_game.mode = ?
        """, arguments: [profileID, listID, mode.rawValue])?.game()
  }

  static func save(_ game: PlayedGame, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO best_game (profile_id, list_id, mode, game_id) VALUES (?, ?, ?, ?)",
      arguments: [game.profileID, game.listID, game.record.mode.rawValue, game.id])
  }
}
