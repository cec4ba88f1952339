import ItemWriting
import ArgumentParser
import StrictJSON
import WordGame
import WordListFormats

struct ImportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a word list from a file or a FreeDict dictionary.",
    discussion: """
      Example: nivel game import /usr/share/dictd/freedict-spa-eng.index --id spa --language es > spa.json
      Reads the same formats as --words, and does not change the file. Debian has the dictionaries of FreeDict in packages named
      dict-freedict-…. Check their licences.
      """)

  @Argument(help: "The file: JSON, CSV, TSV, or the .index of a dictionary.", completion: .file())
  var file: String

  @Option(help: "The id of the list.")
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
