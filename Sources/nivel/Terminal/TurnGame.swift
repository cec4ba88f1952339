import ItemWriting
import Foundation
import WordGame

/// The game as lines of text, without falling words. It is for the *Calm* mode, for screen readers, and for use without a terminal.
struct TurnGame {
  private var game: WordGame
  private let words: InterfaceWords

  init(_ game: WordGame, words: InterfaceWords) { (self.game, self.words) = (game, words) }

  /// Plays until the game ends or the player leaves.
  mutating func run() {
    Console.print(words("terminal.play.turns"))
    game.start()
    while let pair = game.pair {
      Console.print("\n\(game.pairNumber)/\(game.mode.rules.pairs)  \(pair.english) = \(pair.shown) ?")
      guard let (said, time) = judgement() else { return Console.print(words("terminal.play.left")) }
      guard let attempt = game.answer(said, pair: game.pairNumber, milliseconds: time) else { continue }
      Console.print(TerminalGameReport(game: game, words: words).verdict(on: attempt))
    }
    Console.print("\n" + TerminalGameReport(game: game, words: words).lines.joined(separator: "\n"))
  }

  private func judgement() -> (said: Judgement, milliseconds: Int)? {
    let shown = ContinuousClock.now
    while true {
      FileHandle.standardOutput.write(Data("> ".utf8))
      guard let line = readLine() else { return nil }
      let time = Int((ContinuousClock.now - shown) / .milliseconds(1))
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "r", "j": return (.right, time)
      case "w", "f": return (.wrong, time)
      case "q": return nil
      default: Console.print(words("terminal.play.turns"))
      }
    }
  }
}
