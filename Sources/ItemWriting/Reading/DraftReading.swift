import NoteFacts

/// The words of a draft, parsed once for all rules.
@dynamicMemberLookup
struct DraftReading: Sendable {
  let draft: QuestionDraft
  let vocabulary: Vocabulary
  let cues: WritingCues
  let stemWords: [String]
  /// The words of the key, then of each distractor.
  let optionWords: [[String]]
  let evidenceWords: [String]
  let rationaleWords: [String]
  let stemContent: [String]
  /// The content words of the key, then of each distractor.
  let optionContent: [[String]]
  /// The words of the sentence that asks the question, without quotations.
  let askingWords: [String]
  /// The values of the key, then of the distractors; `nil` for an option that is not a number.
  let quantities: [Quantity?]
  /// Every word of the stem, the options and the rationale.
  private let words: Set<String>
  /// Used to compare the draft with earlier questions; `nil` if there are none.
  let shape: QuestionShape?

  init(_ whole: QuestionDraft, _ context: DraftContext) {
    let draft = Self.readable(whole)
    self.draft = whole
    vocabulary = context.vocabulary
    cues = context.cues
    stemWords = Words.all(draft.stem)
    optionWords = draft.options.map(Words.all)
    evidenceWords = Words.all(draft.evidence)
    rationaleWords = Words.all(draft.rationale)
    stemContent = Words.content(stemWords, context.vocabulary)
    optionContent = optionWords.map { Words.content($0, context.vocabulary) }
    let asking = FoldedText.withoutQuotations(Self.askingSentence(draft.stem))
    askingWords = asking == draft.stem ? stemWords : Words.all(asking)
    words = Set(stemWords).union(rationaleWords).union(optionWords.joined())
    shape =
      context.earlier.entries.isEmpty
      ? nil : QuestionShape(draft, stemWords: stemWords, key: optionWords.first ?? [], evidence: evidenceWords, context.vocabulary)
    quantities = draft.options.map { Quantity($0, language: context.language) }
  }

  subscript<Value>(dynamicMember path: KeyPath<QuestionDraft, Value>) -> Value { draft[keyPath: path] }

  var keyWords: [String] { optionWords.first ?? [] }
  var keyContent: [String] { optionContent.first ?? [] }

  /// The first of several phrases that occurs in any of the texts as whole words.
  func phrase(of phrases: [[String]], in texts: [[String]]) -> String? {
    phrases.first { phrase in
      // NB: The first word of most phrases does not occur in the draft, so the texts are seldom searched.
      phrase.first.map(words.contains) ?? false && texts.contains { Words.contains($0, phrase) }
    }?.joined(separator: " ")
  }

  /// The values of the key and the distractors; `nil` unless all are single numbers with the same unit.
  var numbers: [Quantity]? {
    let numbers = quantities.compactMap(\.self)
    guard numbers.count == quantities.count, Set(numbers.map(\.unit)).count == 1, !numbers.contains(where: \.isRange) else { return nil }
    return numbers
  }

  /// The draft with very long texts cut, so that reading takes a bounded time. A text that is cut here violates the rule `schema`.
  private static func readable(_ draft: QuestionDraft) -> QuestionDraft {
    let cut = { (text: String) in text.utf8.count > 16_000 ? String(text.prefix(4_000)) : text }
    return QuestionDraft(
      evidence: cut(draft.evidence), stem: cut(draft.stem), correctAnswer: cut(draft.correctAnswer),
      distractors: draft.distractors.prefix(QuestionSlot.optionCount).map(cut), rationale: cut(draft.rationale), format: draft.format,
      otherAnswers: draft.otherAnswers.prefix(QuestionFormat.TypedLimit.otherAnswers).map(cut))
  }

  /// The last sentence that ends with a question mark; the whole stem if there is none.
  private static func askingSentence(_ stem: String) -> String {
    let scalars = stem.unicodeScalars
    guard let end = scalars.lastIndex(where: { StemShape.isQuestionMark(Character($0)) }) else { return stem }
    let start = scalars[..<end].lastIndex { ".!?。！？؟".unicodeScalars.contains($0) }.map(scalars.index(after:)) ?? stem.startIndex
    return String(stem[start..<end])
  }
}
