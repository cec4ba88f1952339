import HTTPTypes
public import Placement
import PracticeTests
import StrictJSON
import Synchronization
import WordGame
public import WordListFormats

/// A word list that ships with the program, with its deck and its file. They are made at the first request that needs them.
public struct ShippedList: Sendable {
  let playable: PlayableList
  let name: LanguageName
  /// The list for players of each level below the highest of the list.
  let byLevel: [WordLevel: ShippedList]
  private let madeDeck: ComputedOnce<Result<GameDeck, DeckError>>
  private let madeEdition: ComputedOnce<String>
  private let madeFile: ComputedOnce<StoredFile>

  /// Takes a list.
  ///
  /// - Parameters:
  ///   - playable: The list.
  ///   - name: The name of its language.
  public init(_ playable: PlayableList, name: LanguageName) {
    self.playable = playable
    self.name = name
    let levels = playable.startLevel == nil ? Self.startLevels : []
    byLevel = Dictionary(levels.map { ($0, ShippedList(playable.starting(at: $0), name: name)) }) { first, _ in first }
    madeDeck = ComputedOnce { Result { () throws(DeckError) in try playable.deck() } }
    madeEdition = ComputedOnce { playable.edition }
    madeFile = ComputedOnce { StoredFile(bytes: playable.document, mediaType: "application/json") }
  }

  /// The deck to deal from. NB: A playable list has one, because it was made once to check the list.
  func deck() throws(DeckError) -> GameDeck { try madeDeck.value.get() }

  var edition: String { madeEdition.value }
  var file: StoredFile { madeFile.value }

  /// The levels with decks of their own. At higher levels, all words of a list are within reach.
  static let startLevels: [WordLevel] = [.a1, .a2, .b1]

  var list: WordList { playable.list }
}

extension PlayableList {
  /// The JSON document of the list and its deck.
  var document: [UInt8] {
    let direction = WritingDirection(tag: list.languageID).rawValue
    return json(direction: direction, baseDirection: WritingDirection(tag: list.baseLanguageID).rawValue).bytes
  }
}

extension WritingDirection {
  /// The writing direction of a language.
  ///
  /// - Parameter tag: A BCP 47 tag, with or without a region.
  init(tag: String) { self.init(language: String(tag.prefix { $0 != "-" })) }
}
