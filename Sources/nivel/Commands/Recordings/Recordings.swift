import ArgumentParser

struct Recordings: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Recordings of listening items.",
    discussion: "Example: nivel recordings add de-recordings.json --content Content",
    subcommands: [AddRecordings.self])
}
