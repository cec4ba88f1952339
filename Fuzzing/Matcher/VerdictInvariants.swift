import AnswerMatching

/// Invariants of a verdict.
struct VerdictInvariants {
  let matcher: AnswerMatcher

  func check(_ answer: String, _ accept: [String]) {
    let verdict = matcher.verdict(on: answer, accept: accept)
    let isAccepted = matcher.isAccepted(answer, accept: accept)
    let involved = "\(scalars(answer)) \(accept.map(scalars)) \(matcher.profile.number) \(matcher.language) \(matcher.policy)"
    require(verdict.isCorrect == isAccepted, "the verdict agrees with isAccepted", involved)
    require(isSame(verdict.normalized, matcher.normalize(answer)), "the verdict contains the form", involved)
    require(verdict.entry.map(accept.contains) ?? !isAccepted, "the entry is in the accept list", involved)
    require(isAccepted == matcher.isAccepted(answer, accept: accept.reversed()), "the order of the accept list does not matter", involved)
    require(isAccepted == accept.contains { matches(answer, $0) }, "the list accepts an answer if one of its entries does", involved)
    for entry in accept { require(matches(answer, entry) == matches(entry, answer), "matching is symmetric", involved) }
    checkNearest(verdict, accept)
    checkNearMiss(answer, accept)
  }

  private func matches(_ answer: String, _ entry: String) -> Bool { matcher.isAccepted(answer, accept: [entry]) }

  private func checkNearest(_ verdict: Verdict, _ accept: [String]) {
    guard let nearest = verdict.nearest else { return }
    require(!verdict.isCorrect, "only a wrong answer has a nearest entry", accept.map(scalars))
    require(accept.contains(nearest.entry), "the nearest entry is in the accept list", accept.map(scalars))
    require(!nearest.difference.isEmpty, "the nearest entry comes with a difference", accept.map(scalars))
  }

  /// An answer that is a near miss and not an accepted answer is wrong. Leniency for one entry never makes another answer right.
  private func checkNearMiss(_ answer: String, _ accept: [String]) {
    var policy = matcher.policy
    policy.nearMisses = Array(accept.prefix(1))
    let strict = AnswerMatcher(profile: matcher.profile, language: matcher.language, format: matcher.format, policy: policy)
    let verdict = strict.verdict(on: answer, accept: Array(accept.dropFirst()))
    require(
      !verdict.isCorrect || matcher.isAccepted(answer, accept: Array(accept.dropFirst())), "a near miss makes no answer right", accept)
  }
}
