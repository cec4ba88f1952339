import ItemWriting
import Foundation
import WordGame

/// The falling-word game in a terminal. The words fall line by line.
struct FallingGame {
  private enum Step { case again, leave }

  private var game: WordGame
  private let words: InterfaceWords
  private let keys = TerminalKeys()
  private let screen: GameScreen
  private var verdict = ""

  init(_ game: WordGame, words: InterfaceWords) {
    (self.game, self.words) = (game, words)
    screen = GameScreen(words: words)
  }

  /// Plays until the player quits.
  consuming func run() throws {
    screen.open()
    defer {
      screen.close()
      keys.restore()
    }
    game.start()
    while play() == .again {
      verdict = ""
      game.restart(seed: UInt64.random(in: .min ... .max))
    }
  }

  /// Plays one game. Returns the player's choice at its end.
  private mutating func play() -> Step {
    while game.state == .inProgress {
      guard let (said, time) = round() else { return .leave }
      guard let attempt = game.answer(said, pair: game.pairNumber, milliseconds: time) else { continue }
      verdict = TerminalGameReport(game: game, words: words).verdict(on: attempt)
    }
    screen.show(TerminalGameReport(game: game, words: words).lines + ["", words("terminal.play.again")])
    while true {
      switch keys.next(within: nil) {
      case .character("r"): return .again
      case .character("q"), .escape, .interrupt, .end: return .leave
      default: continue
      }
    }
  }

  /// Shows one pair until the player judges it or it reaches the ground.
  /// - Returns: the judgement (nil if the pair reached the ground) and the time in milliseconds; nil if the player quits.
  private func round() -> (said: Judgement?, milliseconds: Int)? {
    let limit = game.step.milliseconds ?? 0
    var (watch, shown) = (Stopwatch(), -1)
    while watch.milliseconds < limit {
      let row = min(screen.height - 1, watch.milliseconds * screen.height / limit)
      if row != shown { screen.draw(game, row: row, verdict: verdict) }
      shown = row
      let untilNextRow = (row + 1) * limit / screen.height - watch.milliseconds
      switch keys.next(within: max(1, min(untilNextRow, limit - watch.milliseconds))) {
      case .right, .character("j"): return (.right, watch.milliseconds)
      case .left, .character("f"): return (.wrong, watch.milliseconds)
      case .character("p"), .escape: if !pause(&watch) { return nil }
      case .character("q"), .interrupt, .end: return nil
      default: continue
      }
      shown = -1
    }
    return (nil, limit)
  }

  /// Pauses the game until a key is pressed.
  /// - Returns: whether the game continues.
  private func pause(_ watch: inout Stopwatch) -> Bool {
    watch.pause()
    // NB: the words are hidden during a pause, so that it gives no extra time to think.
    screen.show([words("terminal.play.paused")])
    let key = keys.next(within: nil)
    watch.resume()
    return ![.character("q"), .interrupt, .end].contains(key)
  }
}

/// A stopwatch that can be paused.
private struct Stopwatch {
  private var start = ContinuousClock.now
  private var stopped: ContinuousClock.Instant?

  var milliseconds: Int {
    let time = (stopped ?? .now) - start
    return Int(time / .milliseconds(1))
  }

  mutating func pause() { stopped = .now }

  mutating func resume() {
    guard let stopped else { return }
    start += .now - stopped
    self.stopped = nil
  }
}
