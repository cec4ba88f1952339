import Identifiers
import QuestionWriting
import HTTPTypes
import StrictJSON
import WordGame
import WordListFormats

/// The operations of a player on hard words, independent of HTTP.
struct HardWordService: Sendable {
  let store: any GameStore
  let shelf: GameShelf
  let environment: ServiceEnvironment

  func list(profileID: ProfileID, listID: String?) async throws -> [HardWordDocument] {
    try await store.hardWords(profileID: profileID, listID: listID).map(document)
  }

  func review(_ body: ReviewRequest, id: String, profileID: ProfileID) async throws -> HardWordDocument {
    let review = HardWordReview(
      id: id, listID: body.listID, english: body.english, grade: body.grade, reviewedAt: min(body.reviewedAt, environment.now()))
    switch try await store.take(review, profileID: profileID) {
    case .taken(let word): return try document(word)
    case .unknownWord: throw Problem.notFound("hard word")
    case .otherReview: throw Problem(.conflict, "other-review", "This id belongs to another review: send this review with a new id.")
    }
  }

  /// The document of a hard word. NB: If its list still has the word, the current translations are shown, because they may be corrected.
  private func document(_ word: HardWord) throws -> HardWordDocument {
    let shipped = shelf.list(word.listID)
    let card = try shipped.map { $0.list.card(of: word.card.english, in: try $0.deck()) }
    let isKnown = card.map { !$0.translations.isEmpty } ?? false
    let base = shipped.map(\.list.baseLanguageID).flatMap { $0 == JoinedLists.english ? nil : $0 }
    return HardWordDocument(word: word, card: isKnown ? card ?? word.card : word.card, baseLanguageID: base, now: environment.now())
  }
}

/// A hard word as the player sees it.
struct HardWordDocument {
  let word: HardWord
  let card: HardWord.Card
  /// The language of the asked word; nil for English and for lists of the player's own.
  let baseLanguageID: String?
  let now: Timestamp

  var isDue: Bool { word.isDue(at: now) }

  var json: JSON {
    .object([
      "list_id": .string(word.listID), "language_id": .string(word.languageID), "english": .string(card.english),
      "translations": .strings(card.translations),
      "readings": .object(card.readings.map { JSON.Member(key: $0.word, value: .string($0.reading)) }), "lapses": .number(word.lapses),
      "interval_days": .number(word.memory.intervalDays), "due_at": .time(word.dueAt), "is_due": .bool(isDue),
      "base_language_id": baseLanguageID.map { .string($0) },
    ])
  }
}
