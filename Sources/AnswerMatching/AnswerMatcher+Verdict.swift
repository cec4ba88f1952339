extension AnswerMatcher {
  /// Judges an answer against the accepted ones.
  ///
  /// - Parameters:
  ///   - answer: As the learner gave it.
  ///   - accept: As the author wrote it, in any order.
  /// - Returns: The judgement, with the steps that changed the answer and, for a wrong one, the nearest entry.
  public func verdict(on answer: String, accept: [String]) -> Verdict {
    let (normalized, steps) = trace(answer)
    guard let match = match(answer, accept: accept) else {
      let nearest = nearestEntry(to: answer, accept: accept)
      return Verdict(
        outcome: .wrong, tier: nil, entry: nil, profile: profile.number, normalized: normalized,
        remark: isNearMiss(answer, accept: accept) ? .nearMiss : nearest?.kind, nearest: nearest, trace: steps, knowsLanguage: knowsLanguage
      )
    }
    let remark = remark(on: answer, match: match)
    return Verdict(
      outcome: remark == nil ? .right : .rightWithNote, tier: 1, entry: match.entry, profile: profile.number, normalized: normalized,
      remark: remark, trace: steps + capitalsTrace(of: normalized, match: match), knowsLanguage: knowsLanguage)
  }

  /// Whether ``verdict(on:accept:)`` gives credit, without the explanation.
  public func isAccepted(_ answer: String, accept: [String]) -> Bool {
    match(answer, accept: accept) != nil
  }
}

extension AnswerMatcher {
  /// An entry that equals the answer, and the comparison that found it.
  struct Match {
    enum Way { case form, capitals, raw }
    let entry: String
    let way: Way
  }

  /// The entry that an answer matches: the first one without a remark, or else the first one.
  func match(_ answer: String, accept: [String]) -> Match? {
    let matches = matches(answer, accept: accept)
    guard let first = matches.first, !isNearMiss(answer, accept: accept) else { return nil }
    guard matches.count > 1 else { return first }
    let remark = remarks(on: answer)
    return matches.first { remark($0) == nil } ?? first
  }

  private func matches(_ answer: String, accept: [String]) -> [Match] {
    withKey(of: answer) { key in
      var answer = Side(text: answer, key: key)
      return accept.compactMap { entry in
        withKey(of: entry) { key in
          var entry = Side(text: entry, key: key)
          return way(from: &answer, to: &entry)
        }.map { Match(entry: entry, way: $0) }
      }
    }
  }

  /// One side of a comparison. Values that take time proportional to the text are computed at most once, however long the accept list is.
  private struct Side {
    let text: String
    let key: UnsafeBufferPointer<UInt8>
    private var rawKey: Scalars?
    private var isInCapitals: Bool?
    private var capitalsForms: [Scalars]?

    init(text: String, key: UnsafeBufferPointer<UInt8>) { (self.text, self.key) = (text, key) }

    mutating func rawKey(_ matcher: AnswerMatcher) -> Scalars {
      let found = rawKey ?? matcher.rawKey(of: text)
      rawKey = found
      return found
    }

    mutating func isInCapitals(_ matcher: AnswerMatcher) -> Bool {
      let found = isInCapitals ?? matcher.isInCapitals(text, key: Scalars(utf8: key))
      isInCapitals = found
      return found
    }

    mutating func capitalsForms(_ matcher: AnswerMatcher) -> [Scalars] {
      let found = capitalsForms ?? matcher.capitalsForms(Scalars(utf8: key))
      capitalsForms = found
      return found
    }
  }

  private func way(from answer: inout Side, to entry: inout Side) -> Match.Way? {
    if answer.key.isEmpty || entry.key.isEmpty {
      return answer.key.count == entry.key.count && isEqualRaw(&answer, to: &entry) ? .raw : nil
    }
    if answer.key.count == entry.key.count, answer.key.elementsEqual(entry.key) { return .form }
    guard hasCapitalsStep, answer.isInCapitals(self) || entry.isInCapitals(self) else { return nil }
    let forms = entry.capitalsForms(self)
    return answer.capitalsForms(self).contains(where: forms.contains) ? .capitals : nil
  }

  /// Compares the texts themselves. The steps remove punctuation, so an item that asks for punctuation has nothing else to compare.
  private func isEqualRaw(_ answer: inout Side, to entry: inout Side) -> Bool {
    guard profile.comparesEmptiedEntries else { return false }
    let raw = answer.rawKey(self)
    return !raw.isEmpty && raw == entry.rawKey(self)
  }

  func rawKey(of text: String) -> Scalars {
    var scalars = Scalars(text)
    scalars.trim(.whitespaceAndNewlines)
    return scalars.composed
  }
}

extension AnswerMatcher {
  private var hasCapitalsStep: Bool {
    context.judgesWholeAnswer && context.foldsCase && context.rules.capitals != .nothing && profile.knowsPolicy
  }

  /// The possible forms of a text in capitals. The first one is the result of all steps.
  fileprivate func capitalsForms(_ key: Scalars) -> [Scalars] {
    let steps = profile.steps.filter { $0.stage == .capitals }
    return steps.indices.map { first in
      var scalars = key
      for step in steps[first...] { step.rule.resolved(for: context).apply(to: &scalars, context) }
      return scalars
    }
  }

  /// Whether a text is in capitals as the language writes them. Greek capitals with a tonos lose nothing, so they do not count.
  fileprivate func isInCapitals(_ text: String, key: Scalars) -> Bool {
    isAllCapitals(text) && !(context.rules.capitals == .tonos && key.decomposed.contains("\u{301}"))
  }

  /// Whether a text has at least two capitals and no small letter. Any word may begin with one capital.
  private func isAllCapitals(_ text: String) -> Bool {
    var capitals = 0
    for scalar in text.unicodeScalars {
      if ScalarMap.lowerCase[scalar] != nil {
        capitals += 1
      } else if Scalars(scalar.properties.uppercaseMapping) != [scalar] {
        return false
      }
    }
    return capitals > 1
  }

  private func capitalsTrace(of normalized: String, match: Match) -> [TraceStep] {
    guard match.way == .capitals else { return [] }
    var scalars = Scalars(normalized)
    return profile.steps.filter { $0.stage == .capitals }.compactMap { step in
      let before = scalars
      step.rule.resolved(for: context).apply(to: &scalars, context)
      return before == scalars ? nil : TraceStep(step: step.name, before: before.text, after: scalars.text)
    }
  }
}
