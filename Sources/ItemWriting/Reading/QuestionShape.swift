package import NoteFacts
import Reproducible

/// The features of a question that are compared with other questions.
package struct QuestionShape: Sendable {
  package let draft: QuestionDraft
  package let key: [String]
  package let evidence: [String]
  /// The set of content words of the stem.
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

  /// Whether both questions ask for the same thing.
  ///
  /// NB: Generated stems have a fixed wording, so stems that ask for different things look alike. Two alike stems count as the same
  /// question only if their content words are equal or their keys are equal.
  package func asksTheSame(as other: QuestionShape) -> Bool {
    if key == other.key && evidence == other.evidence { return true }
    return (content == other.content || key == other.key) && isWorded(like: other)
  }

  /// Whether the wording is nearly the same: the stems share at least three fifths of their runs of five characters or of three words.
  func isWorded(like other: QuestionShape) -> Bool { runs.overlap(other.runs) >= 0.6 || phrases.overlap(other.phrases) >= 0.6 }

  /// Whether the evidence of one question contains the evidence of the other.
  package func sharesEvidence(with other: QuestionShape) -> Bool {
    !evidence.isEmpty && !other.evidence.isEmpty
      && (Words.contains(evidence, other.evidence) || Words.contains(other.evidence, evidence))
  }
}

/// The set of runs of consecutive parts of a text.
struct Shingles: Sendable {
  /// One hash per run, in ascending order, without duplicates.
  private let runs: [UInt64]

  /// - Parameters:
  ///   - parts: Characters or words as numbers; for words, see ``number(of:)``.
  ///   - length: The number of parts in a run.
  init(of parts: [UInt64], length: Int) {
    let starts = parts.count > length ? 0...(parts.count - length) : 0...0
    let runs = parts.isEmpty ? [] : starts.map { Self.hash(parts[$0..<min($0 + length, parts.count)]) }
    self.runs = runs.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The Jaccard index of the runs of two texts (P. Jaccard 1901), from 0 to 1.
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

  /// The hash of a word.
  static func number(of text: String) -> UInt64 { FNV1a(text.utf8).value }

  private static func hash(_ parts: ArraySlice<UInt64>) -> UInt64 {
    parts.reduce(into: FNV1a()) { $0.combine($1) }.value
  }
}
