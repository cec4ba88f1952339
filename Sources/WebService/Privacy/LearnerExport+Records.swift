import Identifiers
import Placement
import PracticeTests
import Storage
import StrictJSON
import WordGame

extension Session {
  /// The times of the session. The export never contains a token.
  var json: JSON {
    ["created_at": .time(createdAt), "last_seen_at": .time(seenAt), "expires_at": .time(expiresAt)]
  }
}

extension Attempt.Record {
  /// The answer as it is stored, with the id of its question in the attempt.
  func exported(questionID: String?, answeredAt: Timestamp?) -> JSON {
    [
      "item_id": .string(questionID), "given": given.json, "milliseconds": milliseconds.map { .number($0) } ?? .null,
      "answered_at": .time(answeredAt),
    ]
  }
}

extension ScheduledTest {
  /// The scheduled test as the learner sees it, and the values that its plan was made of.
  func exported(at now: Timestamp) -> JSON {
    let more: JSON = [
      "series_id": .string(seriesID), "utc_offset": .number(offset.minutes), "occasion_day": .string(occasionDay?.description),
      "revised_at": .time(revisedAt), "archived": .bool(isArchived), "completed_at": .time(attempt?.completedAt),
    ]
    return .object((json(at: now).object ?? []) + (more.object ?? []))
  }
}

extension KeptGame {
  /// The game with each answer.
  var exported: JSON {
    let answers: [JSON] = game.record.answers.map { ["said": .string($0.said?.rawValue), "milliseconds": .number($0.milliseconds)] }
    let more: JSON = [
      "edition": .string(game.edition), "seed": .string(String(game.record.seed)), "hard_words": .strings(game.record.hardWords),
      "answers": .array(answers),
    ]
    return .object((json.object ?? []) + (more.object ?? []))
  }
}

extension HardWord {
  var exported: JSON {
    [
      "list_id": .string(listID), "language_id": .string(languageID), "english": .string(card.english),
      "translations": .strings(card.translations),
      "readings": .object(card.readings.map { JSON.Member(key: $0.word, value: .string($0.reading)) }), "lapses": .number(lapses),
      "easiness_percent": .number(memory.easiness), "repetitions": .number(memory.repetitions),
      "interval_days": .number(memory.intervalDays), "last_seen_at": .time(seenAt), "due_at": .time(dueAt),
    ]
  }
}

extension HardWordReview {
  var exported: JSON {
    [
      "list_id": .string(listID), "english": .string(english), "grade": .string(grade.rawValue), "reviewed_at": .time(reviewedAt),
    ]
  }
}
