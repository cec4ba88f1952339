/// How questions are put in a language.
struct StemWording: Sendable {
  /// Around a definition: asks for its term.
  let termOf: (before: String, after: String)
  /// Around a term: asks what it is.
  let definitionOf: (before: String, after: String)

  static func of(_ language: String) -> StemWording? { wordings[language] }

  private static let wordings = [
    "en": StemWording(
      termOf: ("Which term do your notes explain as “", "”?"), definitionOf: ("Which of these describes the term “", "” as your notes do?")),
    "es": StemWording(
      termOf: ("¿Qué término explican tus apuntes como «", "»?"),
      definitionOf: ("¿Cuál de estas descripciones corresponde al término «", "» según tus apuntes?")),
  ]
}
