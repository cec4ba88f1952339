import ItemWriting
import ArgumentParser
import Foundation
import StrictJSON
import WordGame
import WordListFormats

struct JudgePairs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract: "Judges pairs of words, one JSON object per line.",
    discussion: """
      Example: echo '{"english": "farm", "shown": "granja"}' | nivel game judge --words words.json
      In:  {"english", "shown"}
      Out: {"right"}: true if any entry with this word has this translation
      Status: 0 all lines were read; 1 some lines could not be read, or the built-in list was used instead of the file.
      """)

  @OptionGroup var words: WordsOptions

  func run() async throws {
    let (choice, deck): (WordsOptions.Choice, GameDeck)
    do {
      if words.words == "-" { throw ValidationError("The pairs come from standard input: name a file with --words.") }
      choice = try words.choose()
      deck = try choice.words.deck()
    } catch { throw Console.failure(error) }
    choice.explainFault()
    try await LineFilter.runJSON { reader in
      guard let english = reader.string("english"), let shown = reader.string("shown") else { return nil }
      return ["right": .bool(deck.isRight(english: trimmed(english), shown: trimmed(shown)))]
    }
    if choice.fault != nil { throw ExitCode(1) }
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
