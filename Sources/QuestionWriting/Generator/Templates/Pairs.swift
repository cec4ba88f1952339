import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// What is the translation of this word?
  static let translationOf = QuestionTemplate("translation_of", .remember, .conceptIdentification, suits: isPair) { fact, context in
    VocabularyQuestion(fact, context)?.question(asking: \.word, answering: \.translation)
  } typed: { fact, context in
    VocabularyQuestion(fact, context)?.typed(asking: \.word, answering: \.translation)
  }

  /// Which word has this translation?
  static let wordFor = QuestionTemplate("word_for", .remember, .conceptIdentification, suits: isPair) { fact, context in
    VocabularyQuestion(fact, context)?.question(asking: \.translation, answering: \.word)
  } typed: { fact, context in
    VocabularyQuestion(fact, context)?.typed(asking: \.translation, answering: \.word)
  }

  @Sendable private static func isPair(_ fact: Fact) -> Bool { if case .pair = fact.content { true } else { false } }
}

/// A question on an entry of a vocabulary list. The sign “=” asks for a translation in every language.
private struct VocabularyQuestion {
  typealias Entry = (word: String, translation: String)

  private let entry: Entry
  private let fact: Int
  private let place: Int
  private let context: TemplateContext

  private static let span = 60
  /// The words of an answer that can stand among options. A longer phrase names things that only its own translation names.
  private static let maximumWords = 2

  init?(_ fact: Int, _ context: TemplateContext) {
    guard let place = context.index.pairPlaces[fact], let entry = Self.entry(context.facts[fact]), !Self.isSeen(entry) else { return nil }
    (self.entry, self.fact, self.place, self.context) = (entry, fact, place, context)
  }

  /// Whether the translation is the word itself, perhaps with an article or without its accents: “la pasta” and “the pasta”.
  private static func isSeen(_ entry: Entry) -> Bool {
    let (word, translation) = (letters(entry.word), letters(entry.translation))
    return word.contains { $0.count >= 4 && translation.contains($0) }
  }

  /// Whether the word is nearly the same in both languages. Its first letters, or its beginning among options, would give the answer away.
  private var isAlike: Bool { LikeWords.areAlike(entry.word, entry.translation) }

  private static func letters(_ text: String) -> [String] { Words.all(text).map(Accents.removed) }

  private static func entry(_ fact: Fact) -> Entry? {
    if case .pair(let word, let translation) = fact.content { (word, translation) } else { nil }
  }

  /// - Returns: `nil` if fewer than four other entries look like the same kind of word, or if the word gives its translation away among options.
  func question(asking asked: KeyPath<Entry, String>, answering answered: KeyPath<Entry, String>) -> WrittenQuestion? {
    guard let stem = stem(asked), !isAlike else { return nil }
    let key = entry[keyPath: answered]
    guard Words.all(key).count <= Self.maximumWords else { return nil }
    let (pairs, forms) = (context.index.pairs, context.index.pairForms)
    let answeredForm = answered == \.word ? \VocabularyEntryForm.word : \.translation
    let ranked = FactIndex.around(place, of: pairs.count, within: Self.span)
      .filter { forms[place].suits(forms[$0], answering: answeredForm) }
      .compactMap { Self.entry(context.facts[pairs[$0]]) }.filter { !clashes($0) }
      .map { $0[keyPath: answered] }.enumerated()
      .map { (text: $1, rank: 2 * $0 + strangeness($1, beside: key), place: $0) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.text).uniquedIgnoringCase()
    let chosen = Array(ranked.prefix(QuestionSlot.optionCount - 1))
    guard chosen.count == QuestionSlot.optionCount - 1 else { return nil }
    return WrittenQuestion(stem: stem, key: key, distractors: context.shuffled(chosen), subject: entry.word)
  }

  /// The question with a typed answer. The answers of other entries that are asked alike are right too. If they begin alike, their first letters
  /// are given, because a list seldom has all translations of a word.
  func typed(asking asked: KeyPath<Entry, String>, answering answered: KeyPath<Entry, String>) -> WrittenQuestion? {
    guard let stem = stem(asked) else { return nil }
    let parts = { (text: String) in Set(OtherNames.split(text.lowercased())) }
    let own = parts(entry[keyPath: asked])
    let known = Set(own.flatMap { context.index.pairsByPart[$0] ?? [] }).sorted().compactMap { Self.entry(context.facts[$0]) }
      .filter { !parts($0[keyPath: asked]).isDisjoint(with: own) }
    // NB: a single remark in brackets, such as “bank – 银行 (finance)”, is no transcription.
    let transcription = context.index.areTranscribed ? Transcription.of(entry[keyPath: answered]) : nil
    return context.typed(
      fact, stem: stem, key: entry[keyPath: answered],
      known: known.flatMap { OtherNames.split($0[keyPath: answered]) } + [transcription].compactMap(\.self),
      subject: entry.word, hint: isAlike ? .none : .ifSuitable)
  }

  /// - Returns: `nil` if one of several words is two with a slash, and no articles, so that it is open what is asked for: “put on something/clothes”.
  private func stem(_ asked: KeyPath<Entry, String>) -> String? {
    let text = withoutRemark(asked)
    let words = text.split(separator: " ")
    guard words.count < 2 || !words.contains(where: Self.isChoice) else { return nil }
    return QuestionWording.neutral.filled("“{a}” = ?", ["a": text])
  }

  /// Whether a word is two words with a slash, and not two articles: “el/la”.
  private static func isChoice(_ word: Substring) -> Bool {
    let parts = word.split(separator: "/")
    return parts.count > 1 && !parts.allSatisfy { Articles.ofAllLanguages.contains($0.lowercased() + " ") }
  }

  /// A side of the entry without a remark in brackets, unless the remark tells it from another entry.
  private func withoutRemark(_ side: KeyPath<Entry, String>) -> String {
    let text = entry[keyPath: side]
    let plain = Brackets.split(text).plain
    guard plain != text, !plain.isEmpty, context.index.plainSides[plain.lowercased()] == 1 else { return text }
    return plain
  }

  /// Whether another entry shares a content word on either side, and so may also be right.
  private func clashes(_ other: Entry) -> Bool {
    shares(entry.word, other.word) || shares(entry.translation, other.translation) || shares(entry.word, other.translation)
  }

  private func shares(_ one: String, _ other: String) -> Bool {
    let (first, second) = (context.index.words(one), context.index.words(other))
    if Words.contains(first, second) || Words.contains(second, first) { return true }
    return !Set(first.filter { $0.count >= 4 }).isDisjoint(with: second)
  }

  /// How different an option of the same form is from the key: length and ending.
  private func strangeness(_ option: String, beside key: String) -> Int {
    min(abs(option.count - key.count), 10) - (option.suffix(2) == key.suffix(2) ? 10 : 0)
  }
}
