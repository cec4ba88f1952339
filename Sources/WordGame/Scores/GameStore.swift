public import Identifiers

/// Where games, own lists and hard words are kept. All of it belongs to a profile, and no other profile finds it; only the words of lists that
/// come with the program are everybody's.
public protocol GameStore: Sendable {
  /// Keeps the words of a list that everybody can play, for ever, unless they are there already.
  func keepEdition(_ edition: String, of listID: String, document: [UInt8]) async throws

  /// - Returns: The words as they were kept; nil when there is no such edition, or it is of another profile's own list.
  func document(of listID: String, edition: String, profileID: ProfileID) async throws -> [UInt8]?

  /// A profile's own lists, in the order in which they were made.
  func ownLists(profileID: ProfileID) async throws -> [OwnWordList]

  func ownList(_ id: String, profileID: ProfileID) async throws -> OwnWordList?

  /// Keeps a new list with its words.
  ///
  /// - Returns: Whether it was kept: false when the profile has as many lists as `limit` allows.
  func create(_ list: OwnWordList, document: [UInt8], limit: Int) async throws -> Bool

  /// Takes a list away, and its hard words with it. Its words stay known, so that games played with them can still be handed in.
  ///
  /// - Returns: Whether there was such a list.
  func deleteOwnList(_ id: String, profileID: ProfileID) async throws -> Bool

  /// Keeps a game, and in the same step what it says of the hard words. A list that was taken away has none.
  func handIn(_ game: PlayedGame, lesson: GameLesson) async throws -> HandInReceipt

  /// Games of a profile, the newest first.
  func games(profileID: ProfileID, _ filter: GameFilter, limit: Int) async throws -> [KeptGame]

  /// The best game of every list and mode, by list and mode.
  func bestGames(profileID: ProfileID, _ filter: GameFilter) async throws -> [PlayedGame]

  /// Hard words that are still hard, those due first, of these those due longest.
  func hardWords(profileID: ProfileID, listID: String?) async throws -> [HardWord]

  /// Keeps a review, and in the same step what becomes of the word.
  func take(_ review: HardWordReview, profileID: ProfileID) async throws -> ReviewReceipt
}

/// A game with its standing among the others of its list and mode.
public struct KeptGame: Sendable, Hashable {
  public let game: PlayedGame
  /// Whether none is better at present.
  public let isBest: Bool

  public init(game: PlayedGame, isBest: Bool) {
    self.game = game
    self.isBest = isBest
  }
}

/// Which games are meant.
public struct GameFilter: Sendable, Hashable {
  /// Nil for all lists.
  public var listID: String?
  /// Nil for all modes.
  public var mode: GameMode?

  public init(listID: String? = nil, mode: GameMode? = nil) {
    self.listID = listID
    self.mode = mode
  }
}

/// What became of a game that was handed in.
public enum HandInReceipt: Sendable, Hashable {
  case new(KeptGame)
  /// It had been handed in before: nothing was changed.
  case known(KeptGame)
  /// Its id stands for another game: nothing was changed.
  case otherGame
}

/// What became of a review.
public enum ReviewReceipt: Sendable, Hashable {
  /// The word as it is now. A review that was taken before changes nothing.
  case taken(HardWord)
  /// The id of the review stands for another one: nothing was changed.
  case otherReview
  /// The profile never missed such a word.
  case unknownWord
}
