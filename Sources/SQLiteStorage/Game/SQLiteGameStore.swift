import GRDB
public import Identifiers
public import WordGame

/// The SQLite store of games, own word lists and hard words.
public struct SQLiteGameStore: GameStore {
  let store: Store

  /// Uses an open database.
  public init(_ store: Store) { self.store = store }

  /// Stores an edition of a shipped list, unless it is already stored.
  public func keepEdition(_ edition: String, of listID: String, document: [UInt8]) async throws {
    try await store.writer.perform { db in
      try WordListEditionRow.insertIfNew(edition, of: listID, profileID: nil, document: document, db)
    }
  }

  /// Fetches the words of an edition; nil when it is unknown or belongs to another profile.
  public func document(of listID: String, edition: String, profileID: ProfileID) async throws -> [UInt8]? {
    try await store.read { try WordListEditionRow.document(of: listID, edition: edition, profileID: profileID, $0) }
  }

  /// Stores a game, its rank and its hard words in one transaction. A repeated game changes nothing.
  public func handIn(_ game: PlayedGame, lesson: GameLesson) async throws -> HandInReceipt {
    try await store.writer.perform { [quota = store.quota] db in
      if let known = try GameRow.find(game.id, profileID: game.profileID, db) {
        return known.isSame(as: game) ? .known(try Self.kept(known, db)) : .otherGame
      }
      try GameRow(game).insert(db)
      try Self.keepIfBest(game, db)
      try Self.learn(lesson, from: game, db)
      try quota.check(game.profileID, db)
      return .new(try Self.kept(game, db))
    }
  }

  private static func best(beside game: PlayedGame, _ db: Database) throws -> PlayedGame? {
    try BestGameRow.find(listID: game.listID, mode: game.record.mode, profileID: game.profileID, db)
  }

  private static func keepIfBest(_ game: PlayedGame, _ db: Database) throws {
    if let best = try best(beside: game, db), !game.isBetter(than: best) { return }
    try BestGameRow.save(game, db)
  }

  private static func kept(_ game: PlayedGame, _ db: Database) throws -> KeptGame {
    KeptGame(game: game, isBest: try best(beside: game, db)?.id == game.id)
  }

  private static func learn(_ lesson: GameLesson, from game: PlayedGame, _ db: Database) throws {
    guard try !WordListEditionRow.isOfDeletedList(game.edition, of: game.listID, db) else { return }
    let words = try lesson.hardWords { try HardWordRow.find($0, listID: game.listID, profileID: game.profileID, db) }
    for word in words { try HardWordRow(word, profileID: game.profileID).save(db) }
  }

  /// Fetches a profile's games that pass the filter, newest first, at most `limit`.
  public func games(profileID: ProfileID, _ filter: GameFilter, after last: PlayedGame?, limit: Int) async throws -> [KeptGame] {
    try await store.read { db in
      let rows = try GameRow.fetchAll(
        db,
        sql: """
          SELECT game.* FROM game WHERE game.profile_id = ? \(filter.condition) \(last == nil ? "" : "AND (-played_at, id) > (?, ?)")
          ORDER BY played_at DESC, id LIMIT ?
          """,
        arguments: [profileID] + filter.arguments + (last.map { [-$0.playedAt.microseconds, $0.id] } ?? []) + [limit])
      return try rows.map { try Self.kept($0.game(), db) }
    }
  }

  /// Fetches the best game of every list and mode that passes the filter, sorted by list and mode.
  public func bestGames(profileID: ProfileID, _ filter: GameFilter) async throws -> [PlayedGame] {
    try await store.read { db in
      try GameRow.fetchAll(
        db,
        sql: """
          SELECT game.* FROM best_game JOIN game ON game.profile_id = best_game.profile_id AND game.id = game_id
          WHERE game.profile_id = ? \(filter.condition) ORDER BY game.list_id, game.mode
          """, arguments: [profileID] + filter.arguments
      ).map { try $0.game() }
    }
  }
}

extension GameFilter {
  /// SQL to append to a WHERE clause.
  fileprivate var condition: String {
    (listID == nil ? "" : "AND game.list_id = ? ") + (mode == nil ? "" : "AND game.mode = ?")
  }

  fileprivate var arguments: StatementArguments { StatementArguments([listID, mode?.rawValue].compactMap { $0 }) }
}
