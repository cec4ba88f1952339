import Foundation
import WordGame
import WordLists

extension ContentFolder {
  /// The list that is played when nothing else is asked for.
  static let firstWordList = "es-en"

  /// All word lists that are fit to play with, by id. One that is not is named on standard error and left out.
  func wordLists() throws -> [WordList] {
    let folder = place(of: "words")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      do { return try wordList("\(folder)/\(name)") } catch {
        Console.note("\(error)\n\(name) is left out.")
        return nil
      }
    }
  }

  private func wordList(_ file: String) throws -> WordList {
    let bytes = try InputFile.read(file)
    do {
      let list = try WordListDocument.list(bytes)
      _ = try GameDeck(entries: list.entries)
      return list
    } catch let error as WordListError {
      throw InputError(file: file, line: error.line ?? 1, message: error.message)
    } catch let error as DeckError {
      throw InputError(file: file, message: error.description)
    }
  }
}
