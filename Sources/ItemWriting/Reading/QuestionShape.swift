package import NoteFacts
import Reproducible

/// A question as a comparison with other questions sees it.
package struct QuestionShape: Sendable {
  package let draft: QuestionDraft
  package let key: [String]
  package let evidence: [String]
  /// The different words of the stem that carry meaning.
  package let content: Set<String>
  private let runs: Shingles
  private let phrases: Shingles

  package init(_ draft: QuestionDraft, language: String) {
    self.init(
      draft, stemWords: Words.all(draft.stem), key: Words.all(draft.correctAnswer), evidence: Words.all(draft.evidence),
      NotesLanguage.of(language)?.vocabulary ?? .none)
  }

  package init(_ draft: QuestionDraft, stemWords: [String], key: [String], evidence: [String], _ vocabulary: Vocabulary) {
    self.draft = draft
    self.key = key
    self.evidence = evidence
    content = Set(stemWords.filter { !vocabulary.common.contains($0) }.map(Words.singular))
    runs = Shingles(of: stemWords.joined(separator: " ").unicodeScalars.map { UInt64($0.value) }, length: 5)
    phrases = Shingles(of: stemWords.map(Shingles.number(of:)), length: 3)
  }

  /// Whether both ask for the same thing.
  ///
  /// NB: a fixed wording makes stems alike that ask for different things. They are the same when no word of meaning tells them apart, or
  /// when the answer is the same.
  package func asksTheSame(as other: QuestionShape) -> Bool {
    if key == other.key && evidence == other.evidence { return true }
    return (content == other.content || key == other.key) && isWorded(like: other)
  }

  /// Whether both ask in nearly the same words: three fifths of their runs of five characters, or of three words.
  func isWorded(like other: QuestionShape) -> Bool { runs.overlap(other.runs) >= 0.6 || phrases.overlap(other.phrases) >= 0.6 }

  /// Whether both rest on the same words of the notes, or one on a part of the other's.
  package func sharesEvidence(with other: QuestionShape) -> Bool {
    !evidence.isEmpty && !other.evidence.isEmpty
      && (Words.contains(evidence, other.evidence) || Words.contains(other.evidence, evidence))
  }
}

/// The different runs of some parts of a text.
struct Shingles: Sendable {
  /// One number a run, in ascending order, each once.
  private let runs: [UInt64]

  /// - Parameter parts: Each as a number: characters, or words by ``number(of:)``.
  init(of parts: [UInt64], length: Int) {
    let starts = parts.count > length ? 0...(parts.count - length) : 0...0
    let runs = parts.isEmpty ? [] : starts.map { Self.hash(parts[$0..<min($0 + length, parts.count)]) }
    self.runs = runs.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// How many runs two texts share, of all that either has: the index of P. Jaccard (1901), from 0 to 1.
  func overlap(_ other: Shingles) -> Double {
    var (shared, left, right) = (0, 0, 0)
    while left < runs.count, right < other.runs.count {
      if runs[left] == other.runs[right] { shared += 1 }
      let (one, two) = (runs[left], other.runs[right])
      if one <= two { left += 1 }
      if two <= one { right += 1 }
    }
    let all = runs.count + other.runs.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }

  /// A number for a word.
  static func number(of text: String) -> UInt64 { FNV1a(text.utf8).value }

  private static func hash(_ parts: ArraySlice<UInt64>) -> UInt64 {
    parts.reduce(into: FNV1a()) { $0.combine($1) }.value
  }
}
