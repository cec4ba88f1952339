public import Identifiers

/// A finished game as it is kept: all that it can be dealt again from, and what it came to.
public struct PlayedGame: Sendable, Hashable {
  /// Made by the device that it was played on.
  public let id: String
  public let profileID: ProfileID
  public let listID: String
  /// Which words the list had.
  public let edition: String
  public let record: GameRecord
  /// Won or lost.
  public let state: GameState
  public let score: GameScore
  public let playedAt: Timestamp

  public init(
    id: String, profileID: ProfileID, listID: String, edition: String, record: GameRecord, state: GameState, score: GameScore,
    playedAt: Timestamp
  ) {
    self.id = id
    self.profileID = profileID
    self.listID = listID
    self.edition = edition
    self.record = record
    self.state = state
    self.score = score
    self.playedAt = playedAt
  }

  /// Whether this is the game that another one is, handed in once more.
  ///
  /// NB: not by when it was played, because a time in the future is moved to when it is handed in.
  public func isSame(as other: PlayedGame) -> Bool {
    (id, profileID, listID, edition) == (other.id, other.profileID, other.listID, other.edition) && record == other.record
  }
}

// MARK: - The best

extension PlayedGame {
  /// Whether a game is a better one of the same list and mode: more points; then fewer mistakes; then the earlier one.
  public func isBetter(than other: PlayedGame) -> Bool {
    if score.points != other.score.points { return score.points > other.score.points }
    if score.wrong != other.score.wrong { return score.wrong < other.score.wrong }
    // NB: the id, so that of two games at the same moment always the same one is the best.
    return (playedAt, id) < (other.playedAt, other.id)
  }
}
