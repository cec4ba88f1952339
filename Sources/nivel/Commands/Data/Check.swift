import ArgumentParser
import SQLiteStorage
import StrictJSON

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is wrong with the data of a server, and what to do.",
    discussion: """
      Example: nivel check --data ~/nivel-data
      It changes nothing, and the server can run. It reads the whole database.
      Status: 0 nothing is wrong, 1 there are problems, 2 there is no such folder.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "The data folder of the server.", completion: .directory)
  var data = Serve.defaultData

  @Option(help: "How to report: text or json.")
  var format = Format.text

  func run() throws {
    let check = FolderCheck(folder: data)
    Console.print(format == .text ? check.text(folder: data) : check.json(folder: data).text)
    if check.status != 0 { throw ExitCode(check.status) }
  }
}
