import ArgumentParser

struct GameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "game",
    abstract: "The word game behind the scenes: simulates, judges, imports words.",
    discussion: "Example: nivel game simulate --words words.json --pairs 100000 --seed 1",
    subcommands: [SimulateGame.self, JudgePairs.self, ImportWords.self])
}
