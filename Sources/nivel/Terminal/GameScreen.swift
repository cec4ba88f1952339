import Foundation
import WordGame

/// Draws the game on a terminal with ECMA-48 control sequences.
struct GameScreen {
  private static let columns = 60
  /// The number of lines that a word falls.
  let height = 12
  private let words: InterfaceWords

  init(words: InterfaceWords) { self.words = words }

  /// Switches to the alternate screen and hides the cursor.
  func open() { write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J") }

  func close() { write("\u{1B}[?25h\u{1B}[?1049l") }

  func draw(_ game: WordGame, row: Int, verdict: String) {
    guard let pair = game.pair else { return }
    let falling = (0..<height).map { line in
      line == row ? TerminalWidth.centred("\u{1B}[7m \(pair.shown) \u{1B}[0m", in: Self.columns + 8) : ""
    }
    let ground = String(repeating: "─", count: Self.columns)
    let asked = TerminalWidth.centred("\u{1B}[1m\(pair.english)\u{1B}[0m", in: Self.columns + 8)
    show(
      [head(game), ""] + falling + [ground, asked, "", TerminalWidth.centred(words("terminal.play.keys"), in: Self.columns), "", verdict])
  }

  func show(_ lines: [String]) {
    // NB: clearing the end of each line and the rest of the screen, instead of the whole screen first, avoids flicker.
    write("\u{1B}[H" + lines.map { "\($0)\u{1B}[K\r\n" }.joined() + "\u{1B}[J")
  }

  private func head(_ game: WordGame) -> String {
    let board = game.scoreboard
    let lives = max(0, game.mode.rules.mistakes - board.wrong)
    let hearts = String(repeating: "♥", count: lives) + String(repeating: "♡", count: game.mode.rules.mistakes - lives)
    return words(
      "terminal.play.head",
      [
        "points": String(board.points), "number": String(game.pairNumber), "count": String(game.mode.rules.pairs), "lives": hearts,
        "streak": String(board.streak),
      ])
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
