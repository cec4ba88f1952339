/// The effect of a finished game on the player's hard words.
///
/// A missed word becomes a hard word, or lapses once if it is one already, even if the player missed it several times or also judged it
/// correctly. A word that was never missed counts as repeated with difficulty if it is a hard word that is due, because recognizing a
/// translation is easier than remembering it.
public struct GameLesson: Sendable, Hashable {
  /// The id of the word list.
  public let listID: String
  /// The language of the translations (BCP 47).
  public let languageID: String
  /// The missed words, each once.
  public let missed: [HardWord.Card]
  /// The words that were asked and never missed, each once.
  public let known: [String]
  /// The time of the game, in microseconds since 1970, UTC.
  public let time: Int64

  /// The lesson of a game.
  ///
  /// - Parameters:
  ///   - game: A finished game.
  ///   - list: The list that the game was dealt from.
  ///   - time: The time of the game, in microseconds since 1970, UTC.
  public init(of game: WordGame, with list: WordList, at time: Int64) {
    let missed = Self.unique(game.attempts.filter { !$0.isCorrect })
    let missedSet = Set(missed)
    known = Self.unique(game.attempts).filter { !missedSet.contains($0) }
    self.missed = missed.map { list.card(of: $0, in: game.deck) }
    (listID, languageID, self.time) = (list.id, list.languageID, time)
  }

  private static func unique(_ attempts: [GameAttempt]) -> [String] {
    attempts.map { $0.pair.english }.uniqued()
  }

  /// The hard words after the game.
  ///
  /// - Parameter before: Looks up the hard word for a word of the list; `nil` when the player never missed it.
  /// - Returns: The new and changed hard words only.
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
  /// The flash card of a word.
  ///
  /// - Parameters:
  ///   - english: A word of this list.
  ///   - deck: The deck of this list, which has all translations of a word with several entries.
  public func card(of english: String, in deck: GameDeck) -> HardWord.Card {
    let translations = deck.translations(of: english)
    let shown = Set(translations)
    var seen: Set<String> = []
    let readings = entries.flatMap { $0.readings }.filter { shown.contains($0.word) && seen.insert($0.word).inserted }
    return HardWord.Card(english: english, translations: translations, readings: readings)
  }
}
