import ItemWriting
import ArgumentParser
import Foundation

@main
struct Nivel: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nivel",
    abstract: "Finds a person's language level and helps to raise it.",
    discussion: """
      Example: nivel serve --port 8080
      Results go to standard output, everything else to standard error.
      """,
    version: Version.line,
    subcommands: [
      Serve.self, Take.self, Play.self, Match.self, Normalize.self, Solve.self, RunAudit.self, Score.self, Place.self, Simulate.self,
      Calibrate.self, Practice.self, GameCommand.self, Keygen.self, Publish.self, Rotate.self, Sync.self, Pages.self, Recordings.self,
      Backup.self,
      Restore.self, Check.self, MigrateStore.self,
    ])

  static func main() async {
    let process = ProcessInfo.processInfo
    do { await main(try ServeSettings.merge(Array(process.arguments.dropFirst()), process.environment)) } catch {
      exit(withError: Console.failure(error))
    }
  }
}
