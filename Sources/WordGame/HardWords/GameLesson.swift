public import Identifiers

/// What a finished game says of the player's hard words.
///
/// A word that was missed becomes a hard word, or lapses, however often it was missed in the game, and whatever else was said of it there. A
/// word that was only known, and is a hard word that is due, has been repeated with difficulty: a game asks whether a translation is right,
/// which is easier than to remember it.
public struct GameLesson: Sendable, Hashable {
  public let listID: String
  public let languageID: String
  /// The words that were missed, each once.
  public let missed: [HardWord.Card]
  /// The words that were asked and never missed, each once.
  public let known: [String]
  /// When the game was played.
  public let time: Timestamp

  public init(of game: WordGame, with list: WordList, at time: Timestamp) {
    let missed = Self.unique(game.attempts.filter { !$0.isCorrect })
    let missedSet = Set(missed)
    known = Self.unique(game.attempts).filter { !missedSet.contains($0) }
    self.missed = missed.map { list.card(of: $0, in: game.deck) }
    (listID, languageID, self.time) = (list.id, list.languageID, time)
  }

  private static func unique(_ attempts: [GameAttempt]) -> [String] {
    var seen: Set<String> = []
    return attempts.map { $0.pair.english }.filter { seen.insert($0).inserted }
  }

  /// What becomes of the hard words.
  ///
  /// - Parameter before: a word of the list as it was, nil when it was never missed.
  /// - Returns: The words that are other than they were.
  public func hardWords(after before: (_ english: String) throws -> HardWord?) rethrows -> [HardWord] {
    let missed = try missed.map { hardWord(missing: $0, after: try before($0.english)) }
    let repeated = try known.compactMap { english -> HardWord? in
      guard let old = try before(english) else { return nil }
      var word = old
      word.review(.hard, at: time)
      return word == old ? nil : word
    }
    return missed + repeated
  }

  private func hardWord(missing card: HardWord.Card, after old: HardWord?) -> HardWord {
    guard var word = old else { return HardWord(listID: listID, languageID: languageID, card: card, missedAt: time) }
    word.miss(card, at: time)
    return word
  }
}

extension WordList {
  /// What a card to learn a word by shows.
  ///
  /// - Parameter deck: dealt from this list; it knows all translations of a word that has several entries.
  public func card(of english: String, in deck: GameDeck) -> HardWord.Card {
    let translations = deck.translations(of: english)
    let shown = Set(translations)
    var seen: Set<String> = []
    let readings = entries.flatMap { $0.readings }.filter { shown.contains($0.word) && seen.insert($0.word).inserted }
    return HardWord.Card(english: english, translations: translations, readings: readings)
  }
}
