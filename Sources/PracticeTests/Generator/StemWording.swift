/// How questions are put in a language.
struct StemWording: Sendable {
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

  static func of(_ language: String) -> StemWording? { wordings[language] }

  private static let wordings = [
    "en": StemWording(
      termOf: ("Which term do your notes explain as “", "”?"), definitionOf: ("Which of these describes the term “", "” as your notes do?"),
      innerQuotes: ["“": "‘", "”": "’"]),
    "es": StemWording(
      termOf: ("¿Qué término explican tus apuntes como «", "»?"),
      definitionOf: ("¿Cuál de estas descripciones corresponde al término «", "» según tus apuntes?"),
      innerQuotes: ["«": "“", "»": "”"]),
  ]
}
