import ItemWriting
import AnswerMatching
import ArgumentParser
import Placement
import StrictJSON

struct Match: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judges answers against accept lists, one JSON object per line.",
    discussion: """
      Example: echo '{"answer": "it’s", "accept": ["it'"'"'s"], "language": "en"}' | nivel match
      In:  {"answer", "accept": […], "language", "format"?, "profile"?, "matching"?}
      Out: {"correct", "tier", "entry", "profile", "normalized", "note", "known_language"?, "distance"?, "nearest"?, "trace"?}
      "known_language" is false if the language has no rules of its own; otherwise it is left out. "distance" is given if tier two
      compared the meanings. With --trace, a wrong answer has the nearest accept entry and the difference.
      """)

  @Flag(help: "Also show the steps that changed the answer, and the accept entry that is nearest to a wrong answer.")
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
