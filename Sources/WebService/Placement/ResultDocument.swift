import PracticeTests
import AnswerMatching
import Placement
import StrictJSON

/// The result of a finished attempt: the level, the scores behind it, and every item with its verdict.
struct ResultDocument {
  let attempt: Attempt
  let form: Form
  let session: TestSession
  let result: PlacementResult
  let languageName: String

  private var blueprint: Blueprint { session.blueprint }

  var json: JSON {
    [
      "attempt_id": .string(attempt.id.rawValue), "language_id": .string(attempt.languageID),
      "language_name": .string(languageName), "direction": .string(blueprint.direction.rawValue),
      "version": .string(blueprint.version), "matching_profile": .number(blueprint.matchingProfile),
      "started_at": .time(attempt.startedAt), "finished_at": .time(attempt.finishedAt),
      "level": .string(result.level.rawValue), "score": .number(result.score), "max_score": .number(result.maximumScore),
      "scaled_score": .number(result.scaledScore), "scale_max": .number(result.scaleMaximum), "cuts": .array(cuts),
      "borderline": .bool(result.borderline != nil), "borderline_level": .string(result.borderline?.rawValue),
      "without_luck": [
        "score": .number(result.correctedForGuessing.score), "level": .string(result.correctedForGuessing.level.rawValue),
      ],
      "skills": .object(Skill.allCases.filter(hasItems).map { JSON.Member(key: $0.rawValue, value: skill($0)) }),
      "levels": .array(CEFRLevel.testable.compactMap(level)), "items": .array(items),
    ]
  }

  private var cuts: [JSON] {
    blueprint.cuts.cuts.map { ["level": .string($0.level.rawValue), "from": .number($0.from)] }
  }

  private func hasItems(_ skill: Skill) -> Bool { blueprint.items.contains { $0.skill == skill } }

  private func skill(_ skill: Skill) -> JSON {
    let tally = result.skills[skill]
    let items = blueprint.items.filter { $0.skill == skill }
    let reason = tally == nil ? (items.allSatisfy(\.isUnhearable) ? "unavailable" : "skipped") : nil
    return .object([
      "measured": .bool(tally != nil), "reason": reason.map { .string($0) }, "correct": .number(tally?.correct ?? 0),
      "items": .number(tally?.items ?? items.count), "score": .number(tally?.score ?? 0),
      "max_score": .number(tally?.maximum ?? 0),
    ])
  }

  private func level(_ level: CEFRLevel) -> JSON? {
    result.levels[level].map {
      ["level": .string(level.rawValue), "correct": .number($0.correct), "items": .number($0.items)]
    }
  }

  private var items: [JSON] {
    let outcomes = Dictionary(result.outcomes.map { ($0.item.itemID, $0) }) { first, _ in first }
    return form.questions.compactMap { question in outcomes[question.item.itemID].map { item(question, $0) } }
  }

  private func item(_ question: Form.Question, _ outcome: ItemOutcome) -> JSON {
    let item = question.item
    let text = Self.text(of: outcome.answer)
    let given = question.pieces.first { $0.value == text && item.productionSpec?.format != .wordReorder }
    return .object([
      "item_id": .string(question.id), "number": .number(question.number), "level": .string(item.level.rawValue),
      "construct": .string(item.construct), "format": .string(item.screenFormat),
      "instructions": .string(item.prompt.instructions), "stem": .string(item.minimalPair?.context ?? item.prompt.stem),
      "context": item.minimalPair.map { .string($0.context) }, "passage": item.prompt.passage.map { .string($0) },
      "transcript": item.prompt.transcript.map { .string($0) },
      "audio_url": item.audio.map { _ in .string(AttemptDocument.audioPath(attempt.id, question.id)) },
      "options": options(question), "status": .string(outcome.status.rawValue),
      "given": .string(given?.text ?? text), "given_option_id": given.map { .string($0.id) },
      "expected": .strings(expected(item)),
      "verdict": outcome.verdict?.json ?? .null,
    ])
  }

  private func options(_ question: Form.Question) -> JSON? {
    guard question.item.choice != nil || question.item.minimalPair != nil else { return nil }
    return .array(
      question.pieces.map { piece in
        [
          "option_id": .string(piece.id), "text": .string(piece.text),
          "correct": .bool(session.isAnswerCorrect(item: question.item, answer: piece.value)),
        ]
      })
  }

  private func expected(_ item: TestItem) -> [String] {
    if let choice = item.choice { return choice.options.filter { $0.id == choice.correctOptionID }.map(\.text) }
    return item.productionSpec?.acceptList ?? []
  }

  private static func text(of answer: Answer?) -> String? { if case .text(let text) = answer { text } else { nil } }
}
