/// Why a game is not taken.
public enum HandInError: Error, Sendable, Hashable {
  /// It cannot have been played so.
  case impossible(ReplayError)
  /// Dealt again and answered again, it comes to another score than was claimed.
  case falseScore(GameScore)
}

extension HandInError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .impossible(let error): "\(error)"
    case .falseScore(let score):
      "dealt again from its seed, the game comes to \(score.right) right, \(score.wrong) wrong and \(score.points) points: send these"
    }
  }
}

extension GameRecord {
  /// Plays the game again and holds a claim against what it comes to.
  public func verified(_ claim: ScoreClaim, with deck: GameDeck) throws(HandInError) -> WordGame {
    let game: WordGame
    do { game = try replayed(with: deck) } catch { throw .impossible(error) }
    let score = GameScore(game.scoreboard)
    guard claim.agrees(with: score) else { throw .falseScore(score) }
    return game
  }
}
