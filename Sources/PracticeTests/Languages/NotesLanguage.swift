/// What there is to know of a language to read notes in it and to ask about them. A language is a file and a row.
struct NotesLanguage: Sendable {
  /// A BCP 47 primary subtag.
  let code: String
  /// Its name in English, for messages.
  let name: String
  let vocabulary: Vocabulary
  let definitions: DefinitionWording
  let questions: QuestionWording

  static let table = [english, spanish]

  /// The language of a code; `nil` when there is none.
  static func of(_ code: String) -> NotesLanguage? { table.first { $0.code == code } }
}

/// The words of a language that item-writing checks look for.
struct Vocabulary: Sendable {
  /// Words too common to mean anything by themselves.
  let common: Set<String>
  /// Options that stand for other options.
  let metaOptions: [[String]]
  /// Words that turn a question round.
  let negatives: Set<String>
  /// Words that are seldom true.
  let absolutes: Set<String>
  /// Words that leave open how often.
  let vague: Set<String>
  /// Phrases that point outside the question, or at a machine.
  let banned: [[String]]
  /// Words that a question asks with.
  let interrogatives: Set<String>

  /// That of a language without a row: the checks of words find nothing, and those of form remain.
  static let none = Vocabulary(common: "", meta: "", negatives: "", absolutes: "", vague: "", banned: "", interrogatives: "")

  /// Words are separated by spaces, phrases by semicolons.
  init(common: String, meta: String, negatives: String, absolutes: String, vague: String, banned: String, interrogatives: String) {
    self.common = Words.set(common)
    metaOptions = Words.phrases(meta)
    self.negatives = Words.set(negatives)
    self.absolutes = Words.set(absolutes)
    self.vague = Words.set(vague)
    self.banned = Words.phrases(banned)
    self.interrogatives = Words.set(interrogatives)
  }
}

/// How a language says that something is something.
struct DefinitionWording: Sendable {
  /// What stands between term and definition, each with what the definition begins with.
  let copulas: [(words: String, kept: String)]
  /// What may stand before a term, and is no part of it.
  let articles: [String]
  /// Words that point elsewhere: no term begins with them.
  let pronouns: Set<String>
  /// What says nothing about what something is: no definition begins with it.
  let hollow: [[String]]
}

/// How a language asks.
struct QuestionWording: Sendable {
  /// Around a definition: asks for its term.
  let termOf: (before: String, after: String)
  /// Around a term: asks what it is.
  let definitionOf: (before: String, after: String)
  /// Quotation marks of the language, and those it has inside them.
  let innerQuotes: [Character: Character]

  /// Asks for the term that a definition is of.
  func asking(forTermOf definition: String) -> String { termOf.before + String(definition.map { innerQuotes[$0] ?? $0 }) + termOf.after }

  /// Asks what a term is.
  func asking(whatIs term: String) -> String { definitionOf.before + term + definitionOf.after }
}
