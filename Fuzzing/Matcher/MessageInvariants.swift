import AnswerMatching
import MatcherModule

/// Invariants of the messages that a host sends for a case.
struct MessageInvariants {
  private let fuzzCase: FuzzCase

  init(_ fuzzCase: FuzzCase) { self.fuzzCase = fuzzCase }

  func check() {
    let head = [
      fuzzCase.language, fuzzCase.format.rawValue, "\(fuzzCase.profile.number)", word(fuzzCase.policy.letterCase),
      word(fuzzCase.policy.marks), word(fuzzCase.policy.spaces),
    ]
    let form = message(head + [fuzzCase.answer]).withUnsafeBufferPointer(MatcherMessages.normalize)
    require(
      form == message(["ok", fuzzCase.matcher.normalize(fuzzCase.answer)]), "the message contains the form", scalars(fuzzCase.answer))
    let reply = message(head + ["0", fuzzCase.answer] + fuzzCase.accept).withUnsafeBufferPointer(MatcherMessages.match)
    let verdict = fuzzCase.matcher.verdict(on: fuzzCase.answer, accept: fuzzCase.accept)
    require(reply.starts(with: message(["ok", verdict.outcome.rawValue])), "the message contains the verdict", scalars(fuzzCase.answer))
  }

  private func word(_ rule: MatchingPolicy.Rule?) -> String { rule?.rawValue ?? "" }

  private func message(_ fields: [String]) -> [UInt8] {
    fields.flatMap { field in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: field.utf8.count >> $0) } + Array(field.utf8)
    }
  }
}
