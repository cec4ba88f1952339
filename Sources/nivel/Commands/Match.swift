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
      Out: {"correct", "tier", "entry", "profile", "normalized", "note", "known_language"?, "nearest"?, "trace"?}
      Known_language is there, and false, when the neutral rules judged. With --trace, a wrong answer has the accept entry it comes nearest
      to, and the difference.
      """)

  @Flag(help: "Also say which steps changed the answer, and what a wrong one comes nearest to.")
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
        "note": .string(verdict.note), "known_language": verdict.knowsLanguage ? nil : .bool(false),
        "nearest": trace ? verdict.nearest?.json : nil, "trace": trace ? .array(verdict.trace.map(\.json)) : nil,
      ])
    }
  }
}
