import PracticeTests
import Placement
import Synchronization
import WordGame
import WordListFormats

/// The word lists that every player can play.
final class GameShelf: Sendable {
  /// The lists, sorted by the English names of their languages. If the lists can be joined, there is one of English words too.
  var lists: [ShippedList] { arranged.value }
  private let files: [ShippedList]
  private let joined: JoinedShelf
  private let arranged: ComputedOnce<[ShippedList]>
  private let store: any GameStore
  private let kept = Mutex<Set<String>>([])

  init(lists: [ShippedList], store: any GameStore) {
    let joined = JoinedShelf(lists)
    (files, self.joined, self.store) = (lists, joined, store)
    arranged = ComputedOnce {
      (lists + [joined.english].compactMap(\.self)).sorted { ($0.name.english, $0.list.id) < ($1.name.english, $1.list.id) }
    }
  }

  func list(_ id: String) -> ShippedList? { files.first { $0.list.id == id } ?? joined.list(id) }

  /// The list with an edition: with all words, or for a level.
  func list(_ id: String, edition: String) -> ShippedList? {
    guard let shipped = list(id) else { return nil }
    return shipped.edition == edition ? shipped : shipped.byLevel.values.first { $0.edition == edition }
  }

  /// The languages from which a list can be asked, each with its list.
  func bases(of shipped: ShippedList) -> [WordListBase] { joined.bases(of: shipped) }

  /// The list from which an own list of the same language can borrow wrong words; nil if there is none.
  func lender(for languageID: String) -> WordList? { files.first { $0.list.languageID == languageID }?.list }

  /// Stores the words of a list. With them, games can be replayed after the list has changed. Call it before the list is sent to a client.
  func keep(_ shipped: ShippedList) async throws {
    let key = "\(shipped.list.id) \(shipped.edition)"
    if kept.withLock({ $0.contains(key) }) { return }
    try await store.keepEdition(shipped.edition, of: shipped.list.id, document: shipped.file.bytes)
    _ = kept.withLock { $0.insert(key) }
  }
}
