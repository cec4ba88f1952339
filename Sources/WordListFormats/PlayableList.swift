import Reproducible
public import StrictJSON
public import WordGame

/// A list with all that is needed to play it: what is sent to browsers, and kept so that a game can be dealt again.
public struct PlayableList: Sendable, Hashable {
  public let list: WordList
  /// Wrong words from elsewhere; empty when the list has its own for all of its words.
  public let borrowed: [String]

  /// - Parameter lender: a list to borrow wrong words from, where this one has none.
  public init(_ list: WordList, lender: WordList?) throws(DeckError) {
    self.list = list
    let needsMore = (try? GameDeck(entries: list.entries)) == nil
    // NB: not all of them, because they travel with the list. Beside few words, a few dozen others are many.
    borrowed = needsMore ? Array((lender?.lending(to: list.entries) ?? []).prefix(40)) : []
    _ = try GameDeck(entries: list.entries, borrowed: borrowed)
  }

  /// The list, ready to deal from.
  public func deck() throws(DeckError) -> GameDeck { try GameDeck(entries: list.entries, borrowed: borrowed) }

  /// Which words these are: the hash ``FNV1a`` of all that a game is dealt from, in hexadecimal.
  public var edition: String {
    let words = JSON.array([.array(list.entries.map(WordListDocument.json)), .strings(borrowed)])
    return String(FNV1a(words.text.utf8).value, radix: 16)
  }
}

// MARK: - As JSON

extension PlayableList {
  /// Reads what ``json(direction:)`` wrote.
  public init(document bytes: [UInt8]) throws(WordListError) {
    let json = try JSON.wordList(bytes)
    (list, borrowed) = try WordListDocument.read(json) { reader in
      _ = (reader.string("direction"), reader.string("edition"))
      let borrowed = reader.strings("borrowed")
      return WordListDocument.list(&reader).map { ($0, borrowed) }
    }
  }

  /// - Parameter direction: `ltr` or `rtl`, of the translations.
  public func json(direction: String) -> JSON {
    [
      "schema_version": .number(WordListDocument.schemaVersion), "list_id": .string(list.id), "language_id": .string(list.languageID),
      "direction": .string(direction), "version": .string(list.version), "edition": .string(edition),
      "entries": .array(list.entries.map(WordListDocument.json)), "borrowed": .strings(borrowed),
    ]
  }
}
