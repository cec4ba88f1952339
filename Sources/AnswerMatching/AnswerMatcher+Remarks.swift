extension AnswerMatcher {
  /// The remark of a teacher on a right answer; `nil` for tiles and chosen sentences, because the learner did not write them.
  func remark(on answer: String, match: Match) -> Verdict.Remark? { remarks(on: answer)(match) }

  /// The same for every entry that an answer matches. The part that depends only on the answer is computed once.
  func remarks(on answer: String) -> (Match) -> Verdict.Remark? {
    guard profile.knowsPolicy, format == .freeResponseCloze else { return { _ in nil } }
    let opening = openingMarks(in: answer)
    var cased = policy
    cased.letterCase = .strict
    let strict = with(policy: cased)
    let key = context.foldsCase ? strict.key(of: answer) : []
    return { match in
      if opening < openingMarks(in: match.entry) { return .openingMark }
      return context.foldsCase && strict.key(of: match.entry) != key ? .letterCase : nil
    }
  }

  /// Whether an answer is one of the item's near misses.
  ///
  /// When the steps give a near miss and an accepted answer the same form (`sie` and `Sie`), the strict rules decide between them. For
  /// tiles such a near miss is ignored, because a learner cannot change how a tile is written.
  func isNearMiss(_ answer: String, accept: [String]) -> Bool {
    guard profile.knowsPolicy, !policy.nearMisses.isEmpty else { return false }
    let key = key(of: answer)
    guard !key.isEmpty else { return false }
    let nearMisses = policy.nearMisses.filter { self.key(of: $0) == key }
    guard !nearMisses.isEmpty else { return false }
    guard accept.contains(where: { self.key(of: $0) == key }) else { return true }
    return format != .wordReorder && isStrictlyOne(answer, of: nearMisses, butNot: accept)
  }

  private func isStrictlyOne(_ answer: String, of nearMisses: [String], butNot accept: [String]) -> Bool {
    let strict = with(policy: MatchingPolicy(letterCase: .strict, marks: .strict, spaces: .strict))
    let key = strict.key(of: answer)
    return nearMisses.contains { strict.key(of: $0) == key } && !accept.contains { strict.key(of: $0) == key }
  }

  private func openingMarks(in text: String) -> Int {
    text.unicodeScalars.count { ScalarSet.openingMarks.contains($0) }
  }
}
