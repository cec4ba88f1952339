import WordGame

/// Texts about the attempts in a game and about its end.
struct TerminalGameReport {
  let game: WordGame
  let words: InterfaceWords

  func verdict(on attempt: GameAttempt) -> String {
    if attempt.isCorrect { return "✓ " + words("terminal.play.correct") }
    let said = attempt.said.map { words("terminal.play.said_\($0.rawValue)") } ?? words("terminal.play.ran_out")
    return "✗ \(said) \(reason(attempt))"
  }

  /// The reason that a pair is right or wrong: the translations of the word, and the meaning of the word shown.
  private func reason(_ attempt: GameAttempt) -> String {
    let pair = attempt.pair
    if attempt.isRight {
      let others = game.deck.meanings(of: pair.shown).filter { $0 != pair.english }
      let key = others.isEmpty ? "terminal.play.is_right" : "terminal.play.is_also"
      return words(key, ["english": pair.english, "shown": pair.shown, "others": others.joined(separator: ", ")])
    }
    let translations = game.deck.translations(of: pair.english).joined(separator: ", ")
    let meanings = game.deck.meanings(of: pair.shown).joined(separator: ", ")
    let key = meanings.isEmpty ? "terminal.play.is_wrong" : "terminal.play.means"
    return words(key, ["english": pair.english, "shown": pair.shown, "translations": translations, "meanings": meanings])
  }

  var lines: [String] {
    let board = game.scoreboard
    let mistakes = game.attempts.filter { !$0.isCorrect }
    let score = words(
      "terminal.play.score", ["points": String(board.points), "right": String(board.right), "wrong": String(board.wrong)])
    return [words(game.state == .userWon ? "terminal.play.won" : "terminal.play.lost"), score]
      + mistakes.map { "  \($0.pair.english) – \($0.pair.shown): \(verdict(on: $0))" }
  }
}
