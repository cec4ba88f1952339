import AnswerMatching
import Hummingbird
import Placement
import StrictJSON

/// The routes for trying the answer matcher, below `/api/v1/matching`: the available languages, formats and profiles, and the verdict on
/// one answer with its reasons. The client sends the accept list. Nothing is stored.
struct MatchingRoutes: Sendable {
  let tierTwo: TierTwo?

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { _, _ in Response.json(Self.choices) }
    group.post("verdict") { request, _ in Response.json(await verdict(try await JSONBody.read(request, Question.init))) }
  }

  private static var choices: JSON {
    [
      "languages": .strings(AnswerMatcher.languages.joined().filter { !$0.isEmpty }.sorted()),
      "formats": .strings(ProductionFormat.allCases.map(\.rawValue)),
      "profiles": .array(MatchingProfile.all.map { .number($0.number) }), "profile": .number(MatchingProfile.current.number),
    ]
  }

  private func verdict(_ question: Question) async -> JSON {
    let verdict = await question.matcher.verdict(on: question.answer, accept: question.accept, tierTwo: tierTwo)
    let names = Set(verdict.trace.map(\.step))
    let reasons = question.matcher.profile.steps.filter { names.contains($0.name) }
    return [
      "verdict": verdict.json, "known_language": .bool(verdict.knowsLanguage),
      "entries": .strings(question.accept.map(question.matcher.normalize)),
      "reasons": .object(reasons.map { JSON.Member(key: $0.name, value: .string($0.reason)) }),
    ]
  }
}

/// An answer, its accept list, and the matcher to use.
private struct Question {
  let answer: String
  let accept: [String]
  let matcher: AnswerMatcher

  init?(_ reader: inout JSONObjectReader) {
    let answer = reader.string("answer")
    accept = reader.strings("accept")
    guard let matcher = MatcherRequest.matcher(&reader), let answer else { return nil }
    self.answer = answer
    self.matcher = matcher
  }
}
