/// A rule that refuses text that looks like a definition and is none. Each rule has a file of its own, with the examples that define it.
struct FactGate: Sendable {
  /// A term and a meaning, and whether the rule lets them pass.
  struct Example: Sendable {
    let term: String
    let meaning: String
    let language: String
    let passes: Bool

    init(_ term: String, _ meaning: String, language: String = "en", passes: Bool) {
      self.term = term
      self.meaning = meaning
      self.language = language
      self.passes = passes
    }
  }

  /// A possible definition with its words.
  struct Candidate: Sendable {
    let term: String
    let meaning: String
    let termWords: [String]
    let meaningWords: [String]
    let language: NotesLanguage

    init(term: String, meaning: String, language: NotesLanguage) {
      self.term = term
      self.meaning = meaning
      termWords = Words.all(term)
      meaningWords = Words.all(meaning)
      self.language = language
    }
  }

  let name: String
  let examples: [Example]
  /// Whether the candidate is no definition.
  let refuses: @Sendable (Candidate) -> Bool

  /// All rules, the cheapest first.
  static let all: [FactGate] = [.label, .unreadable, .script, .date, .clause, .looseMeaning]

  /// Whether all rules accept a term and its meaning.
  static func accepts(term: String, meaning: String, _ language: NotesLanguage) -> Bool {
    let candidate = Candidate(term: term, meaning: meaning, language: language)
    return !all.contains { $0.refuses(candidate) }
  }
}
