import ItemWriting
import AnswerMatching
import ArgumentParser
import Placement
import StrictJSON

struct Match: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges answers against accept lists, one JSON object a line.",
    discussion: """
      Example: echo '{"answer": "it’s", "accept": ["it'"'"'s"], "language": "en"}' | nivel match
      In:  {"answer", "accept": […], "language", "format"?, "profile"?, "matching"?}
      Out: {"correct", "tier", "entry", "profile", "normalized", "note", "known_language"?, "distance"?, "nearest"?, "trace"?}
      Known_language is there, and false, when the neutral rules judged; distance when tier two looked. With --trace, a wrong answer has
      the accept entry it comes nearest to, and the difference.
      """)

  @Flag(help: "Also say which steps changed the answer, and what a wrong one comes nearest to.")
  var trace = false

  @OptionGroup var embedding: EmbeddingOptions

  func run() async throws {
    let tierTwo = embedding.tierTwo
    try await LineFilter.runJSON { reader in
      let answer = reader.string("answer")
      let accept = reader.strings("accept")
      guard let matcher = MatcherRequest.matcher(&reader), let answer else { return nil }
      return document(await matcher.verdict(on: answer, accept: accept, tierTwo: tierTwo))
    }
  }

  private func document(_ verdict: Verdict) -> JSON {
    .object([
      "correct": .bool(verdict.isCorrect), "tier": verdict.tier.map { .number($0) } ?? .null,
      "entry": .string(verdict.entry), "profile": .number(verdict.profile), "normalized": .string(verdict.normalized),
      "note": .string(verdict.note), "known_language": verdict.knowsLanguage ? nil : .bool(false),
      "distance": verdict.distance?.json, "nearest": trace ? verdict.nearest?.json : nil,
      "trace": trace ? .array(verdict.trace.map(\.json)) : nil,
    ])
  }
}
