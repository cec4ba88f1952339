import Placement
import PracticeTests
import WordGame
import WordListFormats

/// A base language of a list: the language of its words to ask.
struct WordListBase: Sendable {
  let languageID: String
  let listID: String
  let entryCount: Int
}

/// The lists with other base languages than English. Each is joined at the first request that needs it.
struct JoinedShelf: Sendable {
  private let lists: [String: ComputedOnce<ShippedList?>]
  private let counts: ComputedOnce<[String: [WordListBase]]>
  private static let englishName = LanguageName(own: "English", english: "English")

  init(_ shipped: [ShippedList]) {
    let joiner = JoinedLists(shipped.map(\.list))
    let names = Dictionary(shipped.map { ($0.list.languageID, $0.name) }) { first, _ in first }
    let targets = joiner.languages + [JoinedLists.english]
    let pairs = targets.flatMap { target in joiner.languages.filter { $0 != target }.map { (target, base: $0) } }
    let made = pairs.map { target, base in
      (JoinedLists.id(target: target, base: base), ComputedOnce { Self.list(joiner, names[target] ?? Self.englishName, target, base) })
    }
    lists = Dictionary(made) { first, _ in first }
    counts = ComputedOnce {
      Dictionary(grouping: pairs.compactMap { Self.base(joiner, $0, $1) }) { $0.target }.mapValues { $0.map(\.base) }
    }
  }

  private static func list(_ joiner: JoinedLists, _ name: LanguageName, _ target: String, _ base: String) -> ShippedList? {
    guard let list = joiner.list(target: target, base: base), let playable = try? PlayableList(list, lender: nil) else { return nil }
    return ShippedList(playable, name: name)
  }

  private static func base(_ joiner: JoinedLists, _ target: String, _ base: String) -> (target: String, base: WordListBase)? {
    guard let count = joiner.count(target: target, base: base) else { return nil }
    return (target, WordListBase(languageID: base, listID: JoinedLists.id(target: target, base: base), entryCount: count))
  }

  func list(_ id: String) -> ShippedList? { lists[id]?.value }

  /// The list of English words with the most entries.
  var english: ShippedList? {
    let largest = counts.value[JoinedLists.english]?.max { $0.entryCount < $1.entryCount }
    return largest.flatMap { list($0.listID) }
  }

  /// The base languages of a list: English for a list in a file, then the languages of the lists that it can be joined with.
  func bases(of shipped: ShippedList) -> [WordListBase] {
    let list = shipped.list
    let isJoined = list.baseLanguageID != JoinedLists.english
    guard isJoined || list.id == JoinedLists.id(target: list.languageID, base: JoinedLists.english) else { return [] }
    let own = WordListBase(languageID: list.baseLanguageID, listID: list.id, entryCount: list.entries.count)
    return (isJoined ? [] : [own]) + (counts.value[list.languageID] ?? [])
  }
}
