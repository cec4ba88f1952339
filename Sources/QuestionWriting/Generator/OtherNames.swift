import ItemWriting
import NoteFacts

/// The accepted answers of a typed question: the key, and its other names that the notes state.
///
/// Other names are an abbreviation in brackets, the name after “also called”, the name without its article, and, for a word of a vocabulary
/// list, each of several translations.
struct OtherNames {
  let key: String
  let others: [String]
  /// The key without its article; `nil` if it has none.
  let bareKey: String?

  /// - Parameters:
  ///   - key: As the notes write it, perhaps with an abbreviation in brackets.
  ///   - evidence: The sentence that states the fact.
  ///   - known: Other names that the caller knows.
  ///   - isPair: Whether the key is from a vocabulary list. Such a key may list several translations.
  init?(of key: String, evidence: String, known: [String] = [], isPair: Bool, _ language: NotesLanguage) {
    let (plain, bracketed) = Self.withoutBrackets(key)
    let listed = isPair ? Self.split(plain) : [plain]
    guard let first = listed.first(where: { !$0.isEmpty }) else { return nil }
    let stated = Self.statedBeside(plain, in: evidence, language)
    let names = listed + (isPair ? [] : bracketed) + known + stated
    let articles = isPair ? Articles.ofAllLanguages : Set(language.definitions.articles)
    let bare: [String] = names.compactMap { Articles.removed(from: $0, articles) }
    let trimmed: [String] = (names + bare).map { String($0[...].trimmingSpaces) }
    let all = trimmed.filter { TypedAnswerShape.isTypable($0, language.cues) }.uniquedIgnoringCase()
    // NB: a learner who types one of the forms in “he/she sees” would be marked wrong.
    guard TypedAnswerShape.isTypable(first, language.cues), !(isPair && first.contains("/")) else { return nil }
    self.key = first
    bareKey = Articles.removed(from: first, articles)
    others = Array(all.filter { $0.lowercased() != first.lowercased() }.prefix(QuestionFormat.TypedLimit.otherAnswers))
  }

  /// A text without its bracketed part, and that part: `Adenosine triphosphate (ATP)`.
  private static func withoutBrackets(_ text: String) -> (plain: String, bracketed: [String]) {
    let (plain, inner) = Brackets.split(text)
    return (plain, inner.map { isAbbreviated($0, plain) ? [$0] : [] } ?? [])
  }

  /// Whether one of two texts is an abbreviation. Other texts in brackets are no names: “cell(s)”, “Holy Alliance (1815)”.
  private static func isAbbreviated(_ bracketed: String, _ plain: String) -> Bool {
    guard bracketed.count >= 2, !bracketed.contains(where: \.isNumber) || isAbbreviation(bracketed) else { return false }
    return isAbbreviation(bracketed) || isAbbreviation(plain)
  }

  private static func isAbbreviation(_ text: String) -> Bool {
    !text.contains(where: \.isWhitespace) && text.count(where: \.isUppercase) >= 2
  }

  private static let separators = [", ", ";", " / ", "、", "，", "；"]

  /// The parts of a side of a vocabulary list, which are translations or spellings. An ending such as “-a” or the last part of “amigo/a”, and
  /// the article of “Baum, der”, are none.
  static func split(_ text: String) -> [String] {
    var parts = [text[...]]
    // NB: “in/inside” is two words, but “he/she sees” is one answer.
    for mark in text.contains(" ") ? separators : separators + ["/"] {
      parts = parts.flatMap { (part: Substring) -> [Substring] in part.split(separator: mark) }
    }
    let names = parts.map { String($0.trimmingSpaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("-") && !Articles.ofAllLanguages.contains($0.lowercased() + " ")
    }
    guard let first = names.first, !UnspacedScript.occurs(in: first), first.count > 2 else { return names }
    return names.filter { $0.count > 2 }
  }

  /// The names that follow the key in the evidence, in brackets or after a phrase such as “also called”.
  private static func statedBeside(_ key: String, in evidence: String, _ language: NotesLanguage) -> [String] {
    guard let place = evidence.firstPlace(of: key) else { return [] }
    let after = evidence[place.upperBound...]
    if let open = after.first(where: { $0 != " " }), "(（".contains(open) {
      let inner = String(after.drop { $0 != open }.dropFirst().prefix { !")）".contains($0) })
      let name = language.definitions.aliases.reduce(inner) { (name: String, marker: String) in Self.dropping(marker, from: name) }
      return name != inner || isAbbreviated(inner, key) ? [name] : []
    }
    let start = " " + after.drop { ", ".contains($0) }
    guard let marker = language.definitions.aliases.first(where: start.lowercased().hasPrefix) else { return [] }
    return [String(start.dropFirst(marker.count).prefix { !",.;:()（），。".contains($0) })]
  }

  private static func dropping(_ marker: String, from text: String) -> String {
    let phrase = marker.drop { $0 == " " || $0 == "," }
    return text.lowercased().hasPrefix(phrase) ? String(text.dropFirst(phrase.count)) : text
  }
}

extension TemplateContext {
  /// Whether a question gives the first letters of its answer.
  enum Hint {
    case none
    /// Without them there is no question.
    case required
    /// An answer that is too short, or others that begin otherwise, have none.
    case ifSuitable
  }

  /// A question whose answer is typed; `nil` if the key is no answer that a learner can type, or if the stem names it.
  ///
  /// - Parameters:
  ///   - fact: The index of the fact that the question asks for.
  ///   - stem: A whole question, or a sentence with one gap. It must not refer to options.
  ///   - key: As the notes write it. An abbreviation in brackets becomes another accepted answer.
  ///   - known: Other names of the key.
  ///   - subject: A few words that name the subject of the question.
  ///   - frame: The words that all questions on the same list, or the same column, contain.
  ///   - hint: Whether the stem gives the first letters of the answer (see ``AnswerHint``), because other words fit too.
  func typed(
    _ fact: Int, stem: String, key: String, known: [String] = [], subject: String, frame: String? = nil, hint: Hint = .none
  ) -> WrittenQuestion? {
    var isPair = false
    if case .pair = facts[fact].content { isPair = true }
    guard let names = OtherNames(of: key, evidence: facts[fact].evidence, known: known, isPair: isPair, index.language) else { return nil }
    let asked =
      switch hint {
      case .none: stem
      case .required: AnswerHint.added(to: stem, for: names)
      case .ifSuitable: AnswerHint.added(to: stem, for: names) ?? stem
      }
    guard let asked else { return nil }
    return WrittenQuestion(
      stem: asked, key: names.key, distractors: [], subject: subject,
      frame: frame,
      format: .typed, otherAnswers: names.others)
  }
}
