import AnswerMatching
import ArgumentParser
import Placement
import StrictJSON

struct Match: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges answers against accept lists, one JSON object a line.",
    discussion: """
      Example: echo '{"answer": "it’s", "accept": ["it'"'"'s"], "language": "en"}' | nivel match
      In:  {"answer", "accept": […], "language", "format"?, "profile"?, "matching"?}
      Out: {"correct", "tier", "entry", "profile", "normalized", "note", "trace"?}
      """)

  @Flag(help: "Also say which steps changed the answer.")
  var trace = false

  func run() throws {
    try LineFilter.runJSON { reader in
      let answer = reader.string("answer")
      let accept = reader.strings("accept")
      guard let matcher = MatcherRequest.matcher(&reader), let answer else { return nil }
      let verdict = matcher.verdict(on: answer, accept: accept)
      return .object([
        "correct": .bool(verdict.isCorrect), "tier": verdict.tier.map { .number($0) } ?? .null,
        "entry": .string(verdict.entry), "profile": .number(verdict.profile), "normalized": .string(verdict.normalized),
        "note": .string(verdict.note),
        "trace": trace
          ? .array(verdict.trace.map { ["step": .string($0.step), "before": .string($0.before), "after": .string($0.after)] })
          : nil,
      ])
    }
  }
}

/// The part of a line that chooses the matcher.
enum MatcherRequest {
  static func matcher(_ reader: inout JSONObjectReader, format fixed: ProductionFormat? = nil) -> AnswerMatcher? {
    let language = reader.string("language")
    let format = fixed ?? reader.optionalWord("format", ProductionFormat.self) ?? .freeResponseCloze
    let number = reader.optionalInteger("profile", in: 0...Int.max) ?? MatchingProfile.current.number
    let policy =
      fixed != nil
      ? nil
      : reader.optional("matching").map {
        MatchingPolicy(json: $0, path: "matching", problems: reader.problems)
      }
    guard let profile = MatchingProfile.numbered(number) else {
      let known = MatchingProfile.all.map { String($0.number) }.joined(separator: ", ")
      reader.complain("there is no profile \(number): use one of \(known)", at: "profile")
      return nil
    }
    return language.map { AnswerMatcher(profile: profile, language: $0, format: format, policy: policy ?? MatchingPolicy()) }
  }
}
