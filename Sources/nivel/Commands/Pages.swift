import ItemWriting
import QuestionWriting
import ArgumentParser
import Authoring
import Foundation
import Placement
import StrictJSON
import WebService

struct Pages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a page for each placement test, for authors and teachers, and a table of all of them.",
    discussion: """
      Example: nivel pages --out pages
               nivel pages --out pages --responses es.csv --responses ja.csv
      With responses, each item shows how it plays: its level, a plot, its options, and differences between groups of learners.
      Open pages/index.html. A page hides the keys until a reader shows them, and they are not printed. The files contain the keys:
      do not give them to learners.
      """)

  @OptionGroup var content: ContentOptions

  @Option(help: "The folder for the pages; it is created if it does not exist.", completion: .directory)
  var out: String

  @Option(help: "A CSV file of responses to one of the tests, as for nivel calibrate. Several are possible.", completion: .file())
  var responses: [String] = []

  @Option(help: "The data folder of a server, for the responses to all tests.", completion: .directory)
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The PostgreSQL database of servers, for the responses to all tests: postgres://nivel@db.example/nivel.",
      discussion: StorageOptions.passwordAdvice, valueName: "url"))
  var database: String?

  func validate() throws {
    guard [responses.first, data, database].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("Give --responses or --data or --database, and only one of them.")
    }
    try StorageOptions.validate(database: database)
  }

  func run() throws {
    do { try write() } catch { throw Console.failure(error) }
  }

  private func write() throws {
    let folder = ContentFolder(path: try content.folder())
    let names = try folder.languageNames()
    let source = try ResponseSource(files: responses, data: data, database: database)
    try source.checkUse(of: folder.languageIDs().map { try folder.blueprint($0).blueprint })
    let rows = try folder.languageIDs().map { try row($0, names[$0] ?? LanguageName(own: $0, english: $0), folder, source) }
      .sorted { $0.page.englishName < $1.page.englishName }
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    for row in rows { try write(row.page.document, to: "\(row.page.languageID).html") }
    try write(LanguageTable(rows: rows).document, to: "index.html")
    Console.print("\(rows.count) pages: open \(out)/index.html")
  }

  private func row(
    _ id: String, _ name: LanguageName, _ folder: ContentFolder, _ source: ResponseSource
  ) throws -> LanguageTable.Row {
    let test = try folder.test(id)
    let findings = BlueprintCheck(content: content.content).findings(test.documents, file: "\(id).json")
    return LanguageTable.Row(
      page: LanguagePage(
        blueprint: test.blueprint, name: name.own, englishName: name.english, performances: try source.performances(of: test.blueprint)),
      findings: findings.count,
      secondReading: try folder.secondReading(of: id))
  }

  private func write(_ document: String, to name: String) throws(InputError) {
    do { try Data(document.utf8).write(to: URL(fileURLWithPath: "\(out)/\(name)")) } catch {
      throw InputError(file: "\(out)/\(name)", message: "the file cannot be written: \(error.localizedDescription)")
    }
  }
}

extension ContentFolder {
  /// The second reading in `quality/<language>.json`; nil when the file does not exist or has no figures for it.
  fileprivate func secondReading(of languageID: String) throws -> LanguageTable.SecondReading? {
    let file = place(of: "quality/\(languageID).json")
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    let json = try InputFile.json(file)
    guard let answered = json["second_reading"]?["answered"]?.integer, let agreed = json["second_reading"]?["agreed"]?.integer else {
      return nil
    }
    return LanguageTable.SecondReading(answered: answered, agreed: agreed)
  }
}
