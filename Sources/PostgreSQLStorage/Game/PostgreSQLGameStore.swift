public import Identifiers
public import WordGame

/// The PostgreSQL store of games, own word lists and hard words.
public struct PostgreSQLGameStore: GameStore {
  let database: PostgreSQLDatabase

  /// Stores an edition of a shipped list, unless it is already stored.
  public func keepEdition(_ edition: String, of listID: String, document: [UInt8]) async throws {
    try await database.write(.shared("edition \(edition) of \(listID)")) { connection in
      try WordListEditionRow.insertIfNew(edition, of: listID, profileID: nil, document: document, connection)
    }
  }

  /// Fetches the words of an edition; nil when it is unknown or belongs to another profile.
  public func document(of listID: String, edition: String, profileID: ProfileID) async throws -> [UInt8]? {
    try await database.read { try WordListEditionRow.document(of: listID, edition: edition, profileID: profileID, $0) }
  }

  /// Stores a game, its rank and its hard words in one transaction. A repeated game changes nothing.
  public func handIn(_ game: PlayedGame, lesson: GameLesson) async throws -> HandInReceipt {
    try await database.write(.profile(game.profileID)) { [quota = database.quota] connection in
      if let known = try GameRow.find(game.id, profileID: game.profileID, connection) {
        return known.game.isSame(as: game) ? .known(known) : .otherGame
      }
      try GameRow.insert(game, connection)
      let isBest = try Self.keepIfBest(game, connection)
      try Self.learn(lesson, from: game, connection)
      try quota.check(game.profileID, connection)
      return .new(KeptGame(game: game, isBest: isBest))
    }
  }

  /// Makes a new game the best one of its list and mode, unless another one is better. Returns whether it is the best.
  private static func keepIfBest(_ game: PlayedGame, _ connection: PostgreSQLConnection) throws -> Bool {
    let filter = GameFilter(listID: game.listID, mode: game.record.mode)
    if let best = try GameRow.best(filter, profileID: game.profileID, connection).first, !game.isBetter(than: best) { return false }
    try BestGameRow.save(game, connection)
    return true
  }

  private static func learn(_ lesson: GameLesson, from game: PlayedGame, _ connection: PostgreSQLConnection) throws {
    guard try !WordListEditionRow.isOfDeletedList(game.edition, of: game.listID, connection) else { return }
    let words = try lesson.hardWords { try HardWordRow.find($0, listID: game.listID, profileID: game.profileID, connection) }
    for word in words { try HardWordRow.save(word, profileID: game.profileID, connection) }
  }

  /// Fetches a profile's games that pass the filter, newest first, at most `limit`.
  public func games(profileID: ProfileID, _ filter: GameFilter, after last: PlayedGame?, limit: Int) async throws -> [KeptGame] {
    try await database.read { try GameRow.newest(filter, profileID: profileID, after: last, limit: limit, $0) }
  }

  /// Fetches the best game of every list and mode that passes the filter, sorted by list and mode.
  public func bestGames(profileID: ProfileID, _ filter: GameFilter) async throws -> [PlayedGame] {
    try await database.read { try GameRow.best(filter, profileID: profileID, $0) }
  }
}
