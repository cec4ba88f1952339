/// A word of a list with all that it may be translated to.
public struct WordEntry: Sendable, Hashable {
  /// The word that stands on the screen. Alternatives are parted by ` / `; see ``Alternatives``.
  public var english: String
  /// Every translation that is right. Alternatives in one text are parted by ` / `.
  public var translations: [String]
  /// When a learner meets it; nil where the list does not say.
  public var level: WordLevel?
  /// Words that look like this one and mean something else.
  public var falseFriends: [FalseFriend]
  /// How translations and false friends are read, where their script does not tell: kana for Japanese, pinyin for Chinese.
  public var readings: [Reading]

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

/// A foreign word that seems to be the translation and is not: *embarazada* beside "embarrassed".
public struct FalseFriend: Sendable, Hashable {
  public var word: String
  /// What it does mean, in English.
  public var means: String

  public init(word: String, means: String) {
    self.word = word
    self.means = means
  }
}

/// How a word is read.
public struct Reading: Sendable, Hashable {
  public var word: String
  public var reading: String

  public init(word: String, reading: String) {
    self.word = word
    self.reading = reading
  }
}

/// The levels of the Common European Framework (Council of Europe, 2001, section 3.2) that word lists use.
public enum WordLevel: String, Sendable, CaseIterable {
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"
}
