import ItemWriting
import ArgumentParser
import Foundation
import WordGame
import WordListFormats

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays Olé, the falling-word game, in the terminal.",
    discussion: """
      Example: nivel play --list de-en --mode climb
      A word falls, line by line. Is it the right translation? → or j says right, ← or f says wrong; p pauses, q quits.
      Without a terminal nothing falls: answer each word with a line that says r or w.
      """)

  @OptionGroup var words: WordsOptions

  @Option(help: "The mode: classic (five seconds per word), climb (faster and harder), or calm (no falling and no time limit).")
  var mode: GameMode?

  @Option(help: "The same seed deals the same words.")
  var seed: UInt64?

  @Option(help: "The language of the instructions, as a tag such as es or zh-Hant.")
  var interface: String?

  func run() throws {
    do {
      let choice = try words.choose()
      choice.explain()
      let sentences = try InterfaceOptions.words(interface, content: words.content)
      let isFalling = Console.isInteractive && mode != .calm
      let mode = mode ?? (Console.isInteractive ? .classic : .calm)
      let game = WordGame(deck: try choice.words.deck(), mode: mode, seed: seed ?? UInt64.random(in: .min ... .max))
      if isFalling {
        try FallingGame(game, words: sentences).run()
      } else {
        var turns = TurnGame(game, words: sentences)
        turns.run()
      }
    } catch { throw Console.failure(error) }
  }
}
