public import Identifiers

/// A word that a player has missed, and when to repeat it.
public struct HardWord: Sendable, Hashable {
  /// A word with all that a card to learn it by shows.
  public struct Card: Sendable, Hashable {
    public let english: String
    public let translations: [String]
    public let readings: [Reading]

    public init(english: String, translations: [String], readings: [Reading]) {
      self.english = english
      self.translations = translations
      self.readings = readings
    }
  }

  public let listID: String
  /// The language of the translations (BCP 47).
  public let languageID: String
  /// As the list had it when the word was last missed.
  public private(set) var card: Card
  public private(set) var memory: SpacedRepetition
  /// How often it was missed, or not remembered.
  public private(set) var lapses: Int
  /// When it was last missed or repeated.
  public private(set) var seenAt: Timestamp

  /// A word that is repeated no sooner than after so many days has been learnt, and is hard no more.
  public static let learntDays = 90

  /// A word that was missed for the first time.
  public init(listID: String, languageID: String, card: Card, missedAt time: Timestamp) {
    self.init(listID: listID, languageID: languageID, card: card, memory: SpacedRepetition(), lapses: 1, seenAt: time)
  }

  /// A word as it was kept.
  public init(listID: String, languageID: String, card: Card, memory: SpacedRepetition, lapses: Int, seenAt: Timestamp) {
    self.listID = listID
    self.languageID = languageID
    self.card = card
    self.memory = memory
    self.lapses = lapses
    self.seenAt = seenAt
  }

  public var isLearnt: Bool { memory.intervalDays >= Self.learntDays }

  /// When it is to be repeated.
  public var dueAt: Timestamp { seenAt.advanced(by: .days(memory.intervalDays)) }

  /// Whether it is time to repeat it. A word that has been learnt never is due.
  public func isDue(at time: Timestamp) -> Bool { !isLearnt && dueAt <= time }

  /// The word was missed in a game.
  public mutating func miss(_ card: Card, at time: Timestamp) {
    self.card = card
    lapse(at: time)
  }

  /// The word was repeated.
  ///
  /// A repetition before its day says little about the memory, and the algorithm knows none: one that goes well changes nothing. What comes
  /// later than it happened, from a device that was offline, counts from the last time the word was seen.
  public mutating func review(_ grade: ReviewGrade, at time: Timestamp) {
    if grade == .again { return lapse(at: time) }
    let time = max(time, seenAt)
    guard isDue(at: time) else { return }
    memory.repeated(grade)
    seenAt = time
  }

  private mutating func lapse(at time: Timestamp) {
    memory.repeated(.again)
    lapses += 1
    seenAt = max(time, seenAt)
  }
}

/// A repetition of a hard word, outside a game.
public struct HardWordReview: Sendable, Hashable {
  /// Made by the device on which the word was repeated.
  public let id: String
  public let listID: String
  public let english: String
  public let grade: ReviewGrade
  public let reviewedAt: Timestamp

  public init(id: String, listID: String, english: String, grade: ReviewGrade, reviewedAt: Timestamp) {
    self.id = id
    self.listID = listID
    self.english = english
    self.grade = grade
    self.reviewedAt = reviewedAt
  }

  /// Whether this is the review that another one is, sent once more.
  ///
  /// NB: not by when it was, because a time in the future is moved to when it is sent.
  public func isSame(as other: HardWordReview) -> Bool {
    (id, listID, english, grade) == (other.id, other.listID, other.english, other.grade)
  }
}
