import Foundation
import Placement
import WebService
import WordGame
import WordListFormats

extension ContentFolder {
  /// The default word list.
  static let firstWordList = "es-en"

  /// The valid word lists in `words`. An invalid list is reported on standard error and left out.
  func shippedLists() throws -> [ShippedList] {
    let names = try languageNames()
    let lists = wordLists()
    let shipped = lists.compactMap { list in
      do {
        let lender = lists.first { $0.languageID == list.languageID && $0.id != list.id }
        let name = names[list.languageID] ?? LanguageName(own: list.languageID, english: list.languageID)
        return ShippedList(try PlayableList(list, lender: lender), name: name)
      } catch {
        Console.note("\(list.id): \(error)\nThis word list is left out.")
        return nil
      }
    }
    if shipped.isEmpty {
      Console.note("\(place(of: "words")): no word list is valid: the game offers only the learners' own lists.")
    }
    return shipped
  }

  /// The readable lists in the order of their file names, each id once. An unreadable list is reported on standard error and left out.
  func wordLists() -> [WordList] {
    let folder = place(of: "words")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var ids: Set<String> = []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let file = "\(folder)/\(name)"
      do {
        let list = try wordList(file)
        guard ids.insert(list.id).inserted else {
          throw InputError(file: file, message: "another list has the id \(list.id): change one of the two")
        }
        return list
      } catch {
        Console.note("\(error)\nThis word list is left out.")
        return nil
      }
    }
  }

  private func wordList(_ file: String) throws -> WordList {
    let bytes = try InputFile.read(file)
    do { return try WordListDocument.list(bytes) } catch { throw InputError(file: file, line: error.line ?? 1, message: error.message) }
  }
}
