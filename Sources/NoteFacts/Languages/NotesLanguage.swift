/// The language data that reading notes and asking questions needs. Each language has a file of its own and an entry in ``table``.
package struct NotesLanguage: Sendable {
  /// A BCP 47 primary subtag.
  package let code: String
  /// The name of the language in English, for messages.
  package let name: String
  package let vocabulary: Vocabulary
  package var cues = WritingCues.none
  package let definitions: DefinitionWording
  package let reasons: ReasonWording
  package let questions: QuestionWording

  package static let table = [
    english, spanish, arabic, chinese, dutch, french, german, italian, japanese, korean, polish, portuguese, russian, swedish, thai,
    turkish,
  ]

  /// The language with a code; `nil` if it is not supported.
  package static func of(_ code: String) -> NotesLanguage? { table.first { $0.code == code } }

  /// The language with a code. For an unsupported language, ``neutral``, which reads only the structure of notes and asks without
  /// sentences.
  package static func orNeutral(_ code: String) -> NotesLanguage { of(code) ?? neutral }

  /// Asks with signs instead of sentences. The signs are understood in every language, but natural in none.
  package static let neutral = NotesLanguage(
    code: "und", name: "any language", vocabulary: .none, definitions: .none, reasons: .none, questions: .neutral)
}

/// The words of a language that the item-writing rules look for.
package struct Vocabulary: Sendable {
  /// Words that are too common to tell two texts apart.
  package let common: Set<String>
  /// Options that refer to other options: “all of the above”.
  package let metaOptions: [[String]]
  /// Words that negate a question.
  package let negatives: Set<String>
  /// Absolute words: “always”.
  package let absolutes: Set<String>
  /// Words of vague frequency: “often”.
  package let vague: Set<String>
  /// Phrases that refer to something outside the question, or to the machine that wrote it.
  package let banned: [[String]]
  /// Question words.
  package let interrogatives: Set<String>

  /// The vocabulary of an unsupported language. Rules that look for words report nothing; rules that check the form still apply.
  package static let none = Vocabulary()

  /// Words are separated by spaces, phrases by semicolons.
  package init(
    common: String = "", meta: String = "", negatives: String = "", absolutes: String = "", vague: String = "", banned: String = "",
    interrogatives: String = ""
  ) {
    self.common = Words.set(common)
    metaOptions = Words.phrases(meta)
    self.negatives = Words.set(negatives)
    self.absolutes = Words.set(absolutes)
    self.vague = Words.set(vague)
    self.banned = Words.phrases(banned)
    self.interrogatives = Words.set(interrogatives)
  }
}

/// The words with which a language defines terms.
package struct DefinitionWording: Sendable {
  /// The words between term and definition. `kept` is their end that belongs to the definition.
  let copulas: [(words: String, kept: String)]
  /// Articles that may precede a term and are not part of it.
  package let articles: [String]
  /// Words that refer to another sentence or connect to the sentence before. A term never begins with one, nor does a sentence that is
  /// clear without its context.
  package let pronouns: Set<String>
  /// Words that refer to another sentence, at any place in a sentence.
  let leaning: Set<String>
  /// Phrases that say nothing about what a term means. A definition never begins with one.
  let hollow: [[String]]
  /// The ends of definition sentences that are not part of the definition.
  let endings: [String]
  /// Words that refer to a picture.
  let figures: Set<String>
  /// The phrases before another name of the same thing.
  package let aliases: [String]

  package static let none = DefinitionWording()

  /// Words are separated by spaces, phrases and openings by semicolons.
  init(
    copulas: [(words: String, kept: String)] = [], articles: [String] = [], pronouns: String = "", leaning: String = "",
    hollow: String = "",
    endings: [String] = [], aliases: [String] = [], figures: String = ""
  ) {
    self.copulas = copulas
    self.articles = articles
    self.pronouns = Words.set(pronouns)
    self.leaning = Words.set(leaning)
    self.hollow = Words.phrases(hollow)
    self.endings = endings
    self.aliases = aliases
    self.figures = Words.set(figures)
  }
}

/// The words with which a language states reasons and effects.
package struct ReasonWording: Sendable {
  /// The conjunctions between a statement and its reason. The reason includes the conjunction.
  package let because: [String]
  /// The verbs between a cause and its effect.
  let leadsTo: [String]
  /// Words of a reason that refer to something before it. Such a reason cannot be an option beside the reasons for other statements.
  let pointing: Set<String>
  /// Definite articles. A short statement that begins with one is not clear without its context.
  let definite: [String]
  /// The words and marks that end an effect before the end of its sentence.
  let breaks: [String]

  static let none = ReasonWording()

  init(
    because: [String] = [], leadsTo: [String] = [], pointing: String = "", definite: [String] = [], breaks: [String] = []
  ) {
    self.because = because
    self.leadsTo = leadsTo
    self.pointing = Words.set(pointing)
    self.definite = definite
    self.breaks = breaks
  }
}
