/// The reason why a submitted game is rejected.
public enum HandInError: Error, Sendable, Hashable {
  /// The game is impossible.
  case impossible(ReplayError)
  /// Replaying the game gives this score, which differs from the claim.
  case falseScore(GameScore)
}

extension HandInError: CustomStringConvertible {
  /// One sentence: why the game is rejected, and what to send instead.
  public var description: String {
    switch self {
    case .impossible(let error): "\(error)"
    case .falseScore(let score):
      "replaying the game from its seed gives \(score.right) right, \(score.wrong) wrong and \(score.points) points: send these numbers"
    }
  }
}

extension GameRecord {
  /// Plays the game again and compares the score with a claim.
  ///
  /// - Parameters:
  ///   - claim: The score that the player's device reports.
  ///   - deck: The deck of the same edition of the list.
  /// - Returns: The finished game.
  /// - Throws: ``HandInError`` when the game is impossible or the scores differ.
  public func verified(_ claim: ScoreClaim, with deck: GameDeck) throws(HandInError) -> WordGame {
    let game: WordGame
    do { game = try replayed(with: deck) } catch { throw .impossible(error) }
    let score = GameScore(game.scoreboard)
    guard claim.agrees(with: score) else { throw .falseScore(score) }
    return game
  }
}
