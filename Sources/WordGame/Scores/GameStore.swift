public import Identifiers

/// A store of games, own lists and hard words. All data belongs to a profile and is invisible to other profiles. Only the words of the
/// shipped lists are common to all.
public protocol GameStore: Sendable {
  /// Stores the words of a shipped list permanently, unless this edition is already stored.
  func keepEdition(_ edition: String, of listID: String, document: [UInt8]) async throws

  /// The words of an edition of a list.
  ///
  /// - Returns: The stored document; `nil` when there is no such edition, or when it belongs to another profile's own list.
  func document(of listID: String, edition: String, profileID: ProfileID) async throws -> [UInt8]?

  /// A profile's own lists, in the order of their creation.
  func ownLists(profileID: ProfileID) async throws -> [OwnWordList]

  /// One of a profile's own lists; `nil` when the profile has no such list.
  func ownList(_ id: String, profileID: ProfileID) async throws -> OwnWordList?

  /// Stores a new list with its words.
  ///
  /// - Returns: Whether the list was stored; false when the profile already has `limit` lists.
  func create(_ list: OwnWordList, document: [UInt8], limit: Int) async throws -> Bool

  /// Deletes a list and its hard words. The words of its edition stay only if a stored game was played with them.
  ///
  /// - Returns: Whether the list existed.
  func deleteOwnList(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Stores a game and updates the hard words in one transaction. A deleted list gets no hard words.
  func handIn(_ game: PlayedGame, lesson: GameLesson) async throws -> HandInReceipt

  /// The games of a profile, newest first and then by their ids, at most `limit` of them.
  ///
  /// - Parameter last: A game of the profile; only the games after it in this order are read. `nil` for all.
  func games(profileID: ProfileID, _ filter: GameFilter, after last: PlayedGame?, limit: Int) async throws -> [KeptGame]

  /// The best game of every list and mode, sorted by list and mode.
  func bestGames(profileID: ProfileID, _ filter: GameFilter) async throws -> [PlayedGame]

  /// The hard words that are not learnt yet, in the order of their due times. `nil` as the list means all lists.
  func hardWords(profileID: ProfileID, listID: String?) async throws -> [HardWord]

  /// Stores a review and updates its hard word in one transaction.
  func take(_ review: HardWordReview, profileID: ProfileID) async throws -> ReviewReceipt
}

extension GameStore {
  /// The newest games of a profile, at most `limit` of them.
  public func games(profileID: ProfileID, _ filter: GameFilter, limit: Int) async throws -> [KeptGame] {
    try await games(profileID: profileID, filter, after: nil, limit: limit)
  }
}

/// A stored game with its rank among the games of its list and mode.
public struct KeptGame: Sendable, Hashable {
  /// The game as it was submitted.
  public let game: PlayedGame
  /// Whether no stored game is better at present.
  public let isBest: Bool

  /// A stored game.
  public init(game: PlayedGame, isBest: Bool) {
    self.game = game
    self.isBest = isBest
  }
}

/// A filter for games.
public struct GameFilter: Sendable, Hashable {
  /// The list; `nil` for all lists.
  public var listID: String?
  /// The mode; `nil` for all modes.
  public var mode: GameMode?

  /// A filter; without arguments it accepts all games.
  public init(listID: String? = nil, mode: GameMode? = nil) {
    self.listID = listID
    self.mode = mode
  }
}

/// The result of submitting a game.
public enum HandInReceipt: Sendable, Hashable {
  /// The game was stored.
  case new(KeptGame)
  /// The game had been submitted before. Nothing changed.
  case known(KeptGame)
  /// Another game has the same id. Nothing changed.
  case otherGame
}

/// The result of submitting a review.
public enum ReviewReceipt: Sendable, Hashable {
  /// The present state of the word. A review that had been submitted before changes nothing.
  case taken(HardWord)
  /// Another review has the same id. Nothing changed.
  case otherReview
  /// The profile has no such hard word.
  case unknownWord
}
