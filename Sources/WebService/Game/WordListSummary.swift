import Placement
import PracticeTests
import StrictJSON
import WordGame
import WordListFormats

/// A word list in the list of word lists: its properties without its words.
struct WordListSummary {
  let json: JSON

  init(_ shipped: ShippedList, bases: [WordListBase]) {
    let list = shipped.list
    let isJoined = list.baseLanguageID != JoinedLists.english
    json = Self.json(
      id: list.id, languageID: list.languageID, name: shipped.name,
      more: .object([
        "entries": .number(list.entries.count), "false_friends": .number(list.entries.reduce(0) { $0 + $1.falseFriends.count }),
        "version": .string(list.version), "edition": .string(shipped.edition), "is_own": .bool(false),
        "borrows": .bool(!shipped.playable.borrowed.isEmpty), "base_language_id": isJoined ? .string(list.baseLanguageID) : nil,
        "base_direction": isJoined ? .string(WritingDirection(tag: list.baseLanguageID).rawValue) : nil,
        "bases": bases.isEmpty ? nil : .array(bases.map(\.json)),
      ]))
  }

  init(_ own: OwnWordList) {
    json = Self.json(
      id: own.id, languageID: own.languageID, name: LanguageName(own: own.name, english: own.name),
      more: [
        "entries": .number(own.entryCount), "false_friends": .number(own.falseFriendCount), "version": .string(OwnListService.version),
        "edition": .string(own.edition), "is_own": .bool(true), "borrows": .bool(own.borrows),
      ])
  }

  private static func json(id: String, languageID: String, name: LanguageName, more: JSON) -> JSON {
    let first: JSON = [
      "list_id": .string(id), "language_id": .string(languageID), "name": .string(name.own), "english_name": .string(name.english),
      "direction": .string(WritingDirection(tag: languageID).rawValue),
    ]
    return .object((first.object ?? []) + (more.object ?? []))
  }
}

extension WordListBase {
  fileprivate var json: JSON {
    [
      "language_id": .string(languageID), "list_id": .string(listID),
      "direction": .string(WritingDirection(tag: languageID).rawValue), "entries": .number(entryCount),
    ]
  }
}
