import ArgumentParser

struct Practice: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Practice tests from your own notes.",
    discussion: "Example: nivel practice generate --course Physics --notes waves.md --count 5",
    subcommands: [
      GeneratePractice.self, EditPractice.self, TakePractice.self, ListPractice.self, ExportPractice.self, PracticeModels.self,
    ])
}
