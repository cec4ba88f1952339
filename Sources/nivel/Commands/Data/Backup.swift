import ArgumentParser
import SQLiteStorage

struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies the data of a server, also while it runs.",
    discussion: """
      Example: nivel backup --data ~/nivel-data --out ~/backups/monday
      The copy has every answer that was acknowledged before it began. It is checked, and is on the disk when the command ends.
      Status: 0 done, 1 there is no backup.
      """)

  @Option(help: "The data folder of the server.", completion: .directory)
  var data = Serve.defaultData

  @Option(help: "A new folder for the backup.", completion: .directory)
  var out: String

  func run() throws {
    do {
      let folder = try NewFolder(out, option: "--out")
      var check: FolderCheck?
      try folder.fill { check = try BackupFolder(path: $0).fill(from: data) }
      Console.print("\(out): attempts: \(check?.attempts ?? 0), practice tests: \(check?.practiceTests ?? 0), checked")
    } catch { throw Console.failure(error) }
  }
}
