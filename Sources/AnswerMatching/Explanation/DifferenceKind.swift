/// Names the difference between a wrong answer and an accept entry, when there is a single kind of difference.
struct DifferenceKind {
  private let matcher: AnswerMatcher
  private let spaced: AnswerMatcher
  private let form: Scalars
  private let words: [ArraySlice<Unicode.Scalar>]
  private let answer: String

  /// From the least difference to the greatest.
  static let order: [Verdict.Remark] = [
    .caseCounts, .marks, .wordBoundary, .punctuation, .wordOrder, .oneLetter, .extraWord, .missingWord,
  ]

  // NB: the steps have already reduced each kind of mark to one character.
  private static let marksInside = ScalarSet(" '\"-,.;:!?()·")

  init(matcher: AnswerMatcher, answer: String) {
    self.matcher = matcher
    self.answer = answer
    var policy = matcher.policy
    policy.spaces = .strict
    spaced = matcher.with(policy: policy)
    form = matcher.key(of: answer)
    words = spaced.key(of: answer).split(separator: " ")
  }

  func kind(to entry: String, distance: Int, length: Int) -> Verdict.Remark? {
    let entryForm = matcher.key(of: entry)
    guard !form.isEmpty, !entryForm.isEmpty else { return nil }
    if matcher.policy.letterCase == .strict, differsInCase(entry) { return .caseCounts }
    if form.withoutMarks == entryForm.withoutMarks { return .marks }
    if form.without(.space) == entryForm.without(.space) { return .wordBoundary }
    if form.without(Self.marksInside) == entryForm.without(Self.marksInside) { return .punctuation }
    return kindOfWords(spaced.key(of: entry).split(separator: " ")) ?? (distance == 1 && length > 2 ? .oneLetter : nil)
  }

  private func differsInCase(_ entry: String) -> Bool {
    var policy = matcher.policy
    policy.letterCase = .lenient
    let lenient = matcher.with(policy: policy)
    return lenient.key(of: answer) == lenient.key(of: entry)
  }

  private func kindOfWords(_ entryWords: [ArraySlice<Unicode.Scalar>]) -> Verdict.Remark? {
    guard words.count + entryWords.count > 2 else { return nil }
    if words.count == entryWords.count { return hasSameWords(entryWords) ? .wordOrder : nil }
    if words.count == entryWords.count + 1 { return hasOneMore(words, than: entryWords) ? .extraWord : nil }
    if words.count + 1 == entryWords.count { return hasOneMore(entryWords, than: words) ? .missingWord : nil }
    return nil
  }

  private func hasSameWords(_ entryWords: [ArraySlice<Unicode.Scalar>]) -> Bool {
    var rest = entryWords
    for word in words {
      guard let index = rest.firstIndex(of: word) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  private func hasOneMore(_ longer: [ArraySlice<Unicode.Scalar>], than shorter: [ArraySlice<Unicode.Scalar>]) -> Bool {
    let index = zip(longer, shorter).enumerated().first { $1.0 != $1.1 }?.offset ?? shorter.count
    return longer[(index + 1)...].elementsEqual(shorter[index...])
  }
}

extension Array where Element == Unicode.Scalar {
  fileprivate var withoutMarks: Scalars {
    decomposed.filter { $0.properties.canonicalCombiningClass == .notReordered }
  }

  fileprivate func without(_ set: ScalarSet) -> Scalars { filter { !set.contains($0) } }
}
