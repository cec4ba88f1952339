import HTTPTypes
public import Placement
import PracticeTests
import StrictJSON
import Synchronization
public import WordGame
public import WordListFormats

/// A word list that comes with the program, ready to be sent and to be dealt from.
public struct ShippedList: Sendable {
  let playable: PlayableList
  let deck: GameDeck
  let edition: String
  let name: LanguageName
  let file: StoredFile

  /// - Parameter name: what its language is called.
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
  /// The deck document.
  var document: [UInt8] { json(direction: WritingDirection(tag: list.languageID).rawValue).bytes }
}

extension WritingDirection {
  /// - Parameter tag: a language with or without a region (BCP 47).
  init(tag: String) { self.init(language: String(tag.prefix { $0 != "-" })) }
}

/// The word lists that everybody can play.
final class GameShelf: Sendable {
  /// In the order of their English names.
  let lists: [ShippedList]
  private let store: any GameStore
  private let kept = Mutex<Set<String>>([])

  init(lists: [ShippedList], store: any GameStore) {
    self.lists = lists.sorted { ($0.name.english, $0.list.id) < ($1.name.english, $1.list.id) }
    self.store = store
  }

  func list(_ id: String) -> ShippedList? { lists.first { $0.list.id == id } }

  /// A list to borrow wrong words from.
  func lender(for languageID: String) -> WordList? { lists.first { $0.list.languageID == languageID }?.list }

  /// Keeps the words of a list, so that games played with them can be dealt again when the list has changed. To be called before they leave
  /// the server.
  func keep(_ shipped: ShippedList) async throws {
    let id = shipped.list.id
    if kept.withLock({ $0.contains(id) }) { return }
    try await store.keepEdition(shipped.edition, of: id, document: shipped.file.bytes)
    _ = kept.withLock { $0.insert(id) }
  }
}
