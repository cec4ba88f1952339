import ItemWriting
import ArgumentParser
import StrictJSON
import WordGame
import WordListFormats

struct ImportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a word list of a file or a FreeDict dictionary.",
    discussion: """
      Example: nivel game import /usr/share/dictd/freedict-spa-eng.index --id spa --language es > spa.json
      Reads what --words reads; the file is not changed. Debian has FreeDict's dictionaries as packages dict-freedict-…; mind their licences.
      """)

  @Argument(help: "The file: JSON, CSV, TSV, or the .index of a dictionary.", completion: .file())
  var file: String

  @Option(help: "What the list is called.")
  var id = "own"

  @Option(help: "The language of the translations, such as es.")
  var language = "es"

  func run() throws {
    do {
      let entries = try WordsFile(path: file).entries()
      Console.print(WordListDocument.text(WordList(id: id, languageID: language, version: "1", entries: entries)))
      Console.note("\(entries.count) words")
    } catch { throw Console.failure(error) }
  }
}
