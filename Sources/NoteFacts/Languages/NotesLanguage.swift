/// What there is to know of a language to read notes in it and to ask about them. A language is a file and a row.
package struct NotesLanguage: Sendable {
  /// A BCP 47 primary subtag.
  package let code: String
  /// Its name in English, for messages.
  package let name: String
  package let vocabulary: Vocabulary
  package var cues = WritingCues.none
  package let definitions: DefinitionWording
  let reasons: ReasonWording
  package let questions: QuestionWording

  package static let table = [
    english, spanish, arabic, chinese, dutch, french, german, italian, japanese, korean, polish, portuguese, russian, swedish, thai,
    turkish,
  ]

  /// The language of a code; `nil` when there is none.
  package static func of(_ code: String) -> NotesLanguage? { table.first { $0.code == code } }

  /// The language of a code; where there is none, one that reads structure only and asks without sentences.
  package static func orNeutral(_ code: String) -> NotesLanguage { of(code) ?? neutral }

  /// Signs in place of sentences: understood in every language, and natural in none.
  package static let neutral = NotesLanguage(
    code: "und", name: "any language", vocabulary: .none, definitions: .none, reasons: .none, questions: .neutral)
}

/// The words of a language that item-writing checks look for.
package struct Vocabulary: Sendable {
  /// Words too common to mean anything by themselves.
  package let common: Set<String>
  /// Options that stand for other options.
  package let metaOptions: [[String]]
  /// Words that turn a question round.
  package let negatives: Set<String>
  /// Words that are seldom true.
  package let absolutes: Set<String>
  /// Words that leave open how often.
  package let vague: Set<String>
  /// Phrases that point outside the question, or at a machine.
  package let banned: [[String]]
  /// Words that a question asks with.
  package let interrogatives: Set<String>

  /// That of a language without a row: the checks of words find nothing, and those of form remain.
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

/// How a language says that something is something.
package struct DefinitionWording: Sendable {
  /// What stands between term and definition, each with what the definition begins with.
  let copulas: [(words: String, kept: String)]
  /// What may stand before a term, and is no part of it.
  package let articles: [String]
  /// Words that point elsewhere, or join a sentence to the one before: no term, and no sentence that stands by itself, begins with them.
  package let pronouns: Set<String>
  /// Words that make a sentence lean on another wherever they stand in it.
  let leaning: Set<String>
  /// What says nothing about what something is: no definition begins with it.
  let hollow: [[String]]
  /// What a definition ends with and is no part of it.
  let endings: [String]
  /// Words that point at a picture.
  let figures: Set<String>
  /// What comes before another name of the same thing.
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

/// How a language says why something is so, and what comes of it.
struct ReasonWording: Sendable {
  /// Between what is so and why. The reason is given with it.
  let because: [String]
  /// Between a cause and what comes of it.
  let leadsTo: [String]
  /// Words of a reason that point at something before it: it could not stand beside other statements.
  let pointing: Set<String>
  /// Articles of what has been spoken of before: a short statement that begins with one is not understood by itself.
  let definite: [String]
  /// Where a result ends, beside the end of its sentence.
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
