import Reproducible
public import StrictJSON
public import WordGame

/// A list with everything that a game needs. It is sent to browsers, and stored so that games can be replayed.
public struct PlayableList: Sendable, Hashable {
  /// The list itself.
  public let list: WordList
  /// Wrong words from another list; empty when every word has wrong translations in this list.
  public let borrowed: [String]
  /// The level of the player with which games begin; `nil` for games with all words.
  public private(set) var startLevel: WordLevel?

  /// Prepares a list, and borrows wrong words only if it needs them.
  ///
  /// - Parameters:
  ///   - list: The list to play.
  ///   - lender: A list to borrow wrong words from.
  /// - Throws: ``DeckError`` when the list is empty, or when no wrong words can be borrowed.
  public init(_ list: WordList, lender: WordList?) throws(DeckError) {
    self.list = list
    if (try? GameDeck(entries: list.entries)) != nil {
      borrowed = []
      return
    }
    // NB: at most 40, because they are sent with the list. That is enough for a list that needs to borrow.
    borrowed = Array((lender?.lending(to: list.entries) ?? []).prefix(40))
    _ = try GameDeck(entries: list.entries, borrowed: borrowed)
  }

  /// The same words for a player of a level. The edition differs, because games are dealt differently.
  public func starting(at level: WordLevel) -> PlayableList {
    var copy = self
    copy.startLevel = level
    return copy
  }

  /// The deck to deal from.
  public func deck() throws(DeckError) -> GameDeck {
    try GameDeck(entries: list.entries, borrowed: borrowed, startLevel: startLevel)
  }

  /// The edition of the words: the FNV-1a hash of everything that a game is dealt from, in hexadecimal.
  public var edition: String {
    let level = startLevel.map { [JSON.string($0.rawValue)] } ?? []
    let words = JSON.array([.array(list.entries.map(WordListDocument.json)), .strings(borrowed)] + level)
    return String(FNV1a(words.text.utf8).value, radix: 16)
  }
}

// MARK: - As JSON

extension PlayableList {
  /// Reads a document that ``json(direction:baseDirection:)`` wrote.
  ///
  /// - Throws: ``WordListError`` when the bytes are not such a document.
  public init(document bytes: [UInt8]) throws(WordListError) {
    let json = try JSON.wordList(bytes)
    (list, borrowed, startLevel) = try WordListDocument.read(json) { reader in
      _ = (reader.string("direction"), reader.string("edition"))
      let borrowed = reader.strings("borrowed")
      let startLevel = reader.optionalWord("start_level", WordLevel.self)
      let base = (reader.optionalString("base_language_id"), reader.optionalString("base_direction")).0
      guard var list = WordListDocument.list(&reader) else { return nil }
      list.baseLanguageID = base ?? JoinedLists.english
      return (list, borrowed, startLevel)
    }
  }

  /// The list as a document for browsers.
  ///
  /// - Parameters:
  ///   - direction: The writing direction of the translations, `ltr` or `rtl`.
  ///   - baseDirection: The writing direction of the words to ask.
  public func json(direction: String, baseDirection: String = "ltr") -> JSON {
    let isJoined = list.baseLanguageID != JoinedLists.english
    return .object([
      "schema_version": .number(WordListDocument.schemaVersion), "list_id": .string(list.id), "language_id": .string(list.languageID),
      "direction": .string(direction), "version": .string(list.version), "edition": .string(edition),
      "entries": .array(list.entries.map(WordListDocument.json)), "borrowed": .strings(borrowed),
      "start_level": startLevel.map { .string($0.rawValue) },
      "base_language_id": isJoined ? .string(list.baseLanguageID) : nil, "base_direction": isJoined ? .string(baseDirection) : nil,
    ])
  }
}
