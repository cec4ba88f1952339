import ArgumentParser
import Storage

struct MigrateStore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Moves the data of learners between a data folder and a PostgreSQL database.",
    discussion: """
      Example: nivel migrate-store --from ~/nivel-data --to postgres://nivel@db.example/nivel
      Stop all servers first. The source is not changed, and every row of the target is compared with it. A target with data is refused. If
      the command is interrupted, run it again: it continues.
      Status: 0 done, 1 the move is not finished.
      """)

  @Option(help: "A data folder, or a PostgreSQL database: postgres://nivel@db.example/nivel.")
  var from: String

  @Option(help: "A PostgreSQL database without data, or a new data folder.")
  var to: String

  func validate() throws {
    guard StoreMigration(from: from, to: to) != nil else {
      throw ValidationError(
        "One of --from and --to must be a data folder, and the other a database that begins with postgres:// or postgresql://.")
    }
  }

  func run() throws {
    guard let migration = StoreMigration(from: from, to: to) else { return }
    let report = MoveReport()
    do {
      let rows = try migration.run(report: report.show)
      report.clear()
      Console.print(MoveReport.summary(rows))
      Console.note(migration.remainder)
    } catch {
      report.clear()
      let failure = Console.failure(error)
      // NB: after an error of the move itself, the same command would fail again.
      if report.hasBegun, !(error is StoreMoveError) {
        Console.note("The move is not finished. Run the same command again: it continues after the last stored rows.")
      }
      throw failure
    }
  }
}

extension StoreMigration {
  /// What was not moved, and what to do about it.
  fileprivate var remainder: String {
    switch self {
    case .intoDatabase(_, let folder):
      """
      Not moved: fetched releases of content (the folder content in \(folder)). A server with --content-url fetches them again into its own data folder.
      \(folder) still has the data of learners: keep it until the servers work with the database, and then delete it.
      """
    case .intoFolder:
      """
      Not moved: fetched releases of content (the folder content in the data folder of each server). A server with --content-url fetches them again.
      The database still has the data of learners: keep it until the server works with the folder, and then delete it.
      """
    }
  }
}
