import ItemWriting
import ArgumentParser
import StrictJSON
import WordGame
import WordListFormats

struct SimulateGame: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Deals pairs and counts the correct ones. One pair in four is correct.",
    discussion: """
      Example: nivel game simulate --words words.json --pairs 1000000 --seed 1
      Out: {"pairs", "right"}
      Status: 0 done; 1 the file could not be used, and the built-in list was used instead.
      """)

  @OptionGroup var words: WordsOptions

  @Option(help: "How many pairs to deal.")
  var pairs: Int

  @Option(help: "The same seed deals the same pairs.")
  var seed: UInt64 = 1

  @Option(help: "The mode: classic, climb or calm. Climb deals pairs as after 40 right attempts.")
  var mode = GameMode.classic

  func validate() throws {
    guard pairs >= 0 else { throw ValidationError("--pairs must not be negative.") }
  }

  func run() throws {
    let choice: WordsOptions.Choice
    do { choice = try words.choose() } catch { throw Console.failure(error) }
    choice.explain()
    Console.print(JSON.object(["pairs": .number(pairs), "right": .number(try right(choice.words.deck()))]).text)
    if choice.fault != nil { throw ExitCode(1) }
  }

  private func right(_ deck: GameDeck) -> Int {
    var dealer = Dealer(deck: deck, seed: seed)
    let step = mode.rules.step(afterRight: .max)
    return (0..<pairs).count { _ in
      let pair = dealer.next(step)
      return deck.isRight(english: pair.english, shown: pair.shown)
    }
  }
}
