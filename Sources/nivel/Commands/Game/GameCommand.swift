import ArgumentParser

struct GameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "game",
    abstract: "Tools for the word game: simulate deals, judge pairs, import words.",
    discussion: "Example: nivel game simulate --words words.json --pairs 100000 --seed 1",
    subcommands: [SimulateGame.self, JudgePairs.self, ImportWords.self])
}
