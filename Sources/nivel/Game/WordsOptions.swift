import ArgumentParser
import WordGame
import WordListFormats

/// Options for the words of a game.
struct WordsOptions: ParsableArguments {
  @Option(
    help:
      "A file of words: JSON ([{\"text_eng\", \"text_spa\"}], or Nivel's own format), CSV, TSV, the .index of a FreeDict dictionary, or -.",
    completion: .file())
  var words: String?

  @Option(help: "A built-in list: es-en asks English words, es-de German words.")
  var list = ContentFolder.firstWordList

  @OptionGroup var content: ContentOptions

  /// The words of a game, and the fault of the user's file if the built-in list replaces it.
  struct Choice {
    let words: PlayableList
    let fault: InputError?
  }

  /// NB: a missing, malformed or empty file does not end the program. The built-in list is played, and the fault is reported.
  func choose() throws -> Choice {
    let shipped = (try? ContentFolder(path: content.folder()).wordLists()) ?? []
    let lender = shipped.first { $0.id == ContentFolder.firstWordList }
    guard let words else { return Choice(words: try builtIn(shipped), fault: nil) }
    do { return Choice(words: try playable(words, lender), fault: nil) } catch {
      return Choice(words: try builtIn(shipped), fault: error)
    }
  }

  private func playable(_ path: String, _ lender: WordList?) throws(InputError) -> PlayableList {
    let entries = try WordsFile(path: path).entries()
    // NB: the challenge's files are Spanish. The language of other files is unknown, and the rules do not depend on it.
    let list = WordList(id: "own", languageID: "es", version: "1", entries: entries)
    do { return try PlayableList(list, lender: lender) } catch { throw InputError(file: path, message: error.description) }
  }

  private func builtIn(_ shipped: [WordList]) throws -> PlayableList {
    guard let found = shipped.first(where: { $0.id == list }) ?? JoinedLists(shipped).list(id: list) else {
      let known = shipped.map(\.id).joined(separator: ", ")
      throw InputError(file: list, message: "there is no such list: use \(known.isEmpty ? "--words FILE" : "one of \(known)")")
    }
    return try PlayableList(found, lender: nil)
  }
}

extension WordsOptions.Choice {
  /// Explains on standard error which words are used, and why.
  func explain() {
    explainFault()
    if !words.borrowed.isEmpty {
      Console.note("Some words of the list have no wrong translations: these are borrowed from the built-in Spanish list.")
    }
  }

  /// Reports the fault of the user's file if the built-in list replaces it.
  func explainFault() {
    if let fault { Console.note("\(fault)\nThe built-in list \(words.list.id) is used instead.") }
  }
}
