import PracticeTests
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
      "length": .string(attempt.length.rawValue), "version": .string(blueprint.version),
      "matching_profile": .number(blueprint.matchingProfile),
      "started_at": .time(attempt.startedAt), "finished_at": .time(attempt.finishedAt),
      "level": .string(result.level.rawValue), "level_by": .string(result.levelRule.rawValue),
      "cut_level": .string(result.cutLevel?.rawValue), "measurement": result.estimate?.json ?? .null, "score": .number(result.score),
      "max_score": .number(result.maximumScore),
      "scaled_score": .number(result.scaledScore), "scale_max": .number(result.scaleMaximum), "cuts": .array(cuts),
      "readings_used": .bool(attempt.usesReadings), "borderline": .bool(result.borderline != nil),
      "borderline_level": .string(result.borderline?.rawValue),
      "without_luck": result.correctedForGuessing.map {
        ["score": .number($0.score), "level": .string($0.level.rawValue)]
      } ?? .null,
      "skills": .object(Skill.allCases.filter(hasItems).map { JSON.Member(key: $0.rawValue, value: skill($0)) }),
      "levels": .array(CEFRLevel.testable.compactMap(level)), "items": .array(items),
    ]
  }

  private var cuts: [JSON] {
    blueprint.cuts.cuts.map { ["level": .string($0.level.rawValue), "from": .number($0.from)] }
  }

  private func hasItems(_ skill: Skill) -> Bool { blueprint.scoredItems.contains { $0.skill == skill } }

  private func skill(_ skill: Skill) -> JSON {
    let tally = result.skills[skill]
    let items = Array(blueprint.scoredItems.filter { $0.skill == skill })
    let reason = tally == nil ? reason(items) : nil
    return .object([
      "measured": .bool(tally != nil), "reason": reason.map { .string($0) }, "correct": .number(tally?.correct ?? 0),
      "items": .number(tally?.items ?? items.count), "score": .number(tally?.score ?? 0),
      "max_score": .number(tally?.maximum ?? 0), "range": result.estimate?.skills[skill].map(\.json) ?? .null,
    ])
  }

  private func reason(_ items: [TestItem]) -> String {
    if items.allSatisfy(\.isUnhearable) { return "unavailable" }
    return attempt.length == .full || attempt.skipsListening && items.contains { $0.skill == .listening } ? "skipped" : "not_asked"
  }

  private func level(_ level: CEFRLevel) -> JSON? {
    result.levels[level].map {
      ["level": .string(level.rawValue), "correct": .number($0.correct), "items": .number($0.items)]
    }
  }

  private var items: [JSON] {
    let outcomes = Dictionary(result.outcomes.map { ($0.item.itemID, $0) }) { first, _ in first }
    return form.questions.sorted { number(of: $0) < number(of: $1) }.compactMap { question in
      outcomes[question.item.itemID].map { item(question, $0) }
    }
  }

  private func number(of question: Form.Question) -> Int { attempt.answers[question.item.itemID]?.number ?? question.number }

  private func item(_ question: Form.Question, _ outcome: ItemOutcome) -> JSON {
    ReviewedItem(
      question: question, number: number(of: question), outcome: outcome, session: session,
      audioPath: AttemptDocument.audioPath(attempt.id, question.id)
    ).json
  }
}
