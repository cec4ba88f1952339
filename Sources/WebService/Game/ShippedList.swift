import HTTPTypes
public import Placement
import PracticeTests
import StrictJSON
import Synchronization
public import WordGame
public import WordListFormats

/// A word list that ships with the program, with its deck and its file.
public struct ShippedList: Sendable {
  let playable: PlayableList
  let deck: GameDeck
  let edition: String
  let name: LanguageName
  let file: StoredFile

  /// Prepares a list.
  ///
  /// - Parameters:
  ///   - playable: The list.
  ///   - name: The name of its language.
  /// - Throws: ``DeckError`` when no deck can be made of the list.
  public init(_ playable: PlayableList, name: LanguageName) throws(DeckError) {
    self.playable = playable
    self.name = name
    deck = try playable.deck()
    edition = playable.edition
    file = StoredFile(bytes: playable.document, mediaType: "application/json")
  }

  var list: WordList { playable.list }
}

extension PlayableList {
  /// The JSON document of the list and its deck.
  var document: [UInt8] { json(direction: WritingDirection(tag: list.languageID).rawValue).bytes }
}

extension WritingDirection {
  /// The writing direction of a language.
  ///
  /// - Parameter tag: A BCP 47 tag, with or without a region.
  init(tag: String) { self.init(language: String(tag.prefix { $0 != "-" })) }
}

/// The word lists that every player can play.
final class GameShelf: Sendable {
  /// The lists, sorted by the English names of their languages.
  let lists: [ShippedList]
  private let store: any GameStore
  private let kept = Mutex<Set<String>>([])

  init(lists: [ShippedList], store: any GameStore) {
    self.lists = lists.sorted { ($0.name.english, $0.list.id) < ($1.name.english, $1.list.id) }
    self.store = store
  }

  func list(_ id: String) -> ShippedList? { lists.first { $0.list.id == id } }

  /// The list from which an own list of the same language can borrow wrong words; nil if there is none.
  func lender(for languageID: String) -> WordList? { lists.first { $0.list.languageID == languageID }?.list }

  /// Stores the words of a list. With them, games can be replayed after the list has changed. Call it before the list is sent to a client.
  func keep(_ shipped: ShippedList) async throws {
    let id = shipped.list.id
    if kept.withLock({ $0.contains(id) }) { return }
    try await store.keepEdition(shipped.edition, of: id, document: shipped.file.bytes)
    _ = kept.withLock { $0.insert(id) }
  }
}
