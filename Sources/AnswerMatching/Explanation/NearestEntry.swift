/// The accept entry that is nearest to a wrong answer, and the difference. It only explains the verdict; it never earns credit.
public struct NearestEntry: Sendable, Hashable {
  /// The entry, as its author wrote it.
  public let entry: String
  /// The kind of difference; `nil` when there is more than one kind.
  public let kind: Verdict.Remark?
  /// The alignment of the entry and the answer, in the order of the entry.
  public let difference: [Piece]

  /// A run of letters that is in both texts or in only one.
  public enum Piece: Sendable, Hashable {
    /// In both, as the entry writes it.
    case same(String)
    /// Only in the answer.
    case added(String)
    /// Only in the entry.
    case missing(String)
  }
}

extension AnswerMatcher {
  /// The entry that best explains why an answer is wrong. It is `nil` when no entry is near, when the answer is empty or longer than 600
  /// scalars, and for minimal pairs, where the only other answer is the other sentence.
  public func nearestEntry(to answer: String, accept: [String]) -> NearestEntry? {
    guard profile.knowsPolicy, format != .minimalPair else { return nil }
    var alphabet = LetterAlphabet(self)
    guard let letters = alphabet.letters(of: answer), !letters.isEmpty else { return nil }
    let difference = DifferenceKind(matcher: self, answer: answer)
    var work = EditDistance.Budget()
    var best: (rank: Int, distance: Int, kind: Verdict.Remark?, entry: String, letters: [LetterAlphabet.Letter])?
    for entry in accept {
      guard let entryLetters = alphabet.letters(of: entry), !entryLetters.isEmpty else { continue }
      guard let distance = EditDistance.between(letters, entryLetters, &work) else { break }
      let kind = difference.kind(to: entry, distance: distance, length: entryLetters.count)
      let rank = kind.flatMap(DifferenceKind.order.firstIndex) ?? DifferenceKind.order.count
      guard kind != nil || 2 * distance <= entryLetters.count else { continue }
      if let found = best, (found.rank, found.distance) <= (rank, distance) { continue }
      best = (rank, distance, kind, entry, entryLetters)
    }
    guard let best else { return nil }
    let isAboutWords = [.wordOrder, .extraWord, .missingWord].contains(best.kind)
    let (own, other) = isAboutWords ? (alphabet.words(of: letters), alphabet.words(of: best.letters)) : (letters, best.letters)
    return NearestEntry(entry: best.entry, kind: best.kind, difference: EditDistance.pieces(own, other))
  }
}
