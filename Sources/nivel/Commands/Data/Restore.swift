import ArgumentParser
import SQLiteStorage

struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a data folder from a backup.",
    discussion: """
      Example: nivel restore --from ~/backups/monday --data ~/nivel-data
      The backup and the copy are checked. A folder with something in it is never changed.
      Status: 0 done, 1 nothing was restored.
      """)

  @Option(help: "The folder of the backup.", completion: .directory)
  var from: String

  @Option(help: "A new or empty folder for the data of the server.", completion: .directory)
  var data = Serve.defaultData

  func run() throws {
    do {
      let folder = try NewFolder(data, option: "--data")
      var check: FolderCheck?
      try folder.fill { check = try BackupFolder(path: from).restore(into: $0) }
      Console.print("\(data): attempts: \(check?.attempts ?? 0), practice tests: \(check?.practiceTests ?? 0), checked")
    } catch { throw Console.failure(error) }
  }
}
