import Hummingbird
import Identifiers
import Placement
import StrictJSON

/// The route `GET /api/v1/levels`: the learner's level in each language.
struct LevelsRoute: Sendable {
  let service: AttemptService
  let learner: Learner

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get("levels") { _, _ in
      let levels = if let profile = learner.known { try await service.levels(profileID: profile) } else { [JSON]() }
      return Response.json(["levels": .array(levels)])
    }
  }
}

extension AttemptService {
  /// One result for each language, newest first, without the questions.
  func levels(profileID: ProfileID) async throws -> [JSON] {
    var levels: [JSON] = []
    for attempt in try await store.attempts(profileID: profileID, limit: Self.listLimit).resultOfEachLanguage {
      guard let result = try await store.resultDocument(attempt.id, profileID: profileID) else { continue }
      levels.append(try await BackgroundExecutor.run { LanguageLevelDocument(result: try JSON.parse(result)).json })
    }
    return levels
  }
}

/// The members of a result that describe the level. The questions, most of the document, are left out.
struct LanguageLevelDocument {
  private static let members: Set = [
    "attempt_id", "language_id", "language_name", "direction", "finished_at", "length", "level", "level_by", "measurement", "skills",
  ]

  let json: JSON

  /// - Parameter result: A stored result document.
  init(result: JSON) { json = .object((result.object ?? []).filter { Self.members.contains($0.key) }) }
}

extension [AttemptSummary] {
  /// The newest finished attempt of each language, newest first. An attempt with too few answers for a level counts only in a language
  /// without any other.
  var resultOfEachLanguage: [AttemptSummary] {
    let finished = filter { $0.level != nil }.sorted(by: Self.isNewer)
    let firm = finished.filter { $0.certainty != .tooFew }
    var languages: Set<String> = []
    return (firm + finished).filter { languages.insert($0.languageID).inserted }.sorted(by: Self.isNewer)
  }

  private static func isNewer(_ one: AttemptSummary, _ other: AttemptSummary) -> Bool {
    (one.finishedAt ?? one.startedAt) > (other.finishedAt ?? other.startedAt)
  }
}
