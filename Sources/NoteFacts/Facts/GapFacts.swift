/// Finds sentences that contain a term of the notes and replaces the term by a blank. It serves notes with few facts of other kinds.
///
/// The limits follow what is known about blanks that learners complain about. Blanks in the first third of a sentence and long sentences
/// are the worst. Nouns are better blanks than verbs, so only terms are replaced.
package struct GapFacts {
  private static let sentenceWords = 8...28
  package static let sign = "_____"

  /// The words of each term, grouped by the first word.
  private let terms: [String: [[String]]]
  private let language: NotesLanguage

  package init(terms: [String], language: NotesLanguage) {
    let words = terms.filter { $0.count >= 4 && !UnspacedScript.occurs(in: $0) }.map(Words.all)
    self.terms = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
    self.language = language
  }

  /// One fact for each sentence of a passage that contains a suitable term.
  package func find(_ passage: NotesDocument.Passage) -> [Fact] {
    guard passage.kind == .paragraph, !terms.isEmpty else { return [] }
    return Sentences.all(passage.text).compactMap { fact(in: $0, passage.headings) }
  }

  private func fact(in sentence: String, _ headings: [String]) -> Fact? {
    let words = Words.all(sentence)
    guard Self.sentenceWords.contains(words.count), standsAlone(sentence, words), let term = term(in: words),
      let range = place(of: term, in: sentence)
    else { return nil }
    let text = sentence[..<range.lowerBound] + Self.sign + sentence[range.upperBound...]
    return Fact(content: .gap(sentence: String(text), term: String(sentence[range])), evidence: sentence, headings: headings)
  }

  private func standsAlone(_ sentence: String, _ words: [String]) -> Bool {
    let wording = language.definitions
    return !wording.pronouns.contains(words[0]) && !words.contains(where: wording.leaning.union(wording.figures).contains)
      && !sentence.contains { "?؟:…_".contains($0) }
  }

  /// The last term of a sentence, if it occurs once and not in the first third.
  private func term(in words: [String]) -> [String]? {
    for place in words.indices.reversed() where 3 * place >= words.count {
      guard let term = terms[words[place]]?.first(where: { words[place...].starts(with: $0) }) else { continue }
      return words.indices.count { words[$0...].starts(with: term) } == 1 ? term : nil
    }
    return nil
  }

  private func place(of term: [String], in sentence: String) -> Range<String.Index>? {
    let text = term.joined(separator: " ")
    guard let range = sentence.lowercased().firstRange(of: text) else { return nil }
    // NB: A lowercase letter may take more bytes than its capital, so the place is found again by counting characters.
    let start = sentence.lowercased().distance(from: sentence.lowercased().startIndex, to: range.lowerBound)
    guard let lower = sentence.index(sentence.startIndex, offsetBy: start, limitedBy: sentence.endIndex),
      let upper = sentence.index(lower, offsetBy: text.count, limitedBy: sentence.endIndex), sentence[lower..<upper].lowercased() == text
    else { return nil }
    return lower..<upper
  }
}
