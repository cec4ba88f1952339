/// A word of a list with its translations.
public struct WordEntry: Sendable, Hashable {
  /// The word on the screen: an English word, or a word of the base language of a joined list. Alternatives are separated by ` / `; see ``Alternatives``.
  public var english: String
  /// All right translations. Alternatives in one text are separated by ` / `.
  public var translations: [String]
  /// The CEFR level of the word; `nil` where the list does not have it.
  public var level: WordLevel?
  /// Words that look like this one and mean something else.
  public var falseFriends: [FalseFriend]
  /// The readings of translations and false friends whose script does not show them: kana for Japanese, pinyin for Chinese.
  public var readings: [Reading]

  /// An entry with all its texts.
  public init(
    english: String, translations: [String], level: WordLevel? = nil, falseFriends: [FalseFriend] = [], readings: [Reading] = []
  ) {
    self.english = english
    self.translations = translations
    self.level = level
    self.falseFriends = falseFriends
    self.readings = readings
  }
}

/// A foreign word that looks like the translation but has another meaning: *embarazada* (pregnant) for "embarrassed".
public struct FalseFriend: Sendable, Hashable {
  /// The foreign word.
  public var word: String
  /// The meaning in English.
  public var means: String

  /// A false friend with its meaning.
  public init(word: String, means: String) {
    self.word = word
    self.means = means
  }
}

/// The reading of a word.
public struct Reading: Sendable, Hashable {
  /// The word as written.
  public var word: String
  /// The pronunciation in kana, pinyin or the like.
  public var reading: String

  /// A word with its reading.
  public init(word: String, reading: String) {
    self.word = word
    self.reading = reading
  }
}

/// The levels of the Common European Framework (Council of Europe, 2001, section 3.2) that word lists use.
public enum WordLevel: String, Sendable, CaseIterable {
  /// Basic user, breakthrough.
  case a1 = "A1"
  /// Basic user, waystage.
  case a2 = "A2"
  /// Independent user, threshold.
  case b1 = "B1"
  /// Independent user, vantage.
  case b2 = "B2"
  /// Proficient user, effective operational proficiency.
  case c1 = "C1"
  /// Proficient user, mastery.
  case c2 = "C2"

  /// The place of the level in the order of the framework: 0 for ``a1`` to 5 for ``c2``.
  var rank: Int {
    switch self {
    case .a1: 0
    case .a2: 1
    case .b1: 2
    case .b2: 3
    case .c1: 4
    case .c2: 5
    }
  }
}
