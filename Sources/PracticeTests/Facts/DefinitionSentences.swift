/// A sentence that says what something is: `A vacuole is a space filled with water.`
enum DefinitionSentences {
  static func find(_ passage: NotesDocument.Passage, _ language: String) -> [Fact]? {
    guard passage.kind == .paragraph || passage.kind == .listItem, let wording = wordings[language] else { return nil }
    let facts = Sentences.all(passage.text).compactMap { fact(in: $0, wording, passage.headings) }
    return facts.isEmpty ? nil : facts
  }

  /// How a language says that something is something.
  private struct Wording {
    /// What stands between term and definition, each with what the definition begins with.
    let copulas: [(words: String, kept: String)]
    /// What may stand before a term, and is no part of it.
    let articles: [String]
    /// Words that point elsewhere: no term begins with them.
    let pronouns: Set<String>
    /// What says nothing about what something is: no definition begins with it.
    let hollow: [[String]]
  }

  private static let wordings = [
    "en": Wording(
      copulas: [
        (" is defined as ", ""), (" refers to ", ""), (" is a ", "a "), (" is an ", "an "), (" is the ", "the "), (" are the ", "the "),
      ],
      articles: ["the ", "a ", "an "],
      pronouns: [
        "it", "this", "that", "these", "those", "they", "he", "she", "there", "here", "what", "which", "who", "one", "another", "each",
      ],
      hollow: phrases(
        "an example;the same;the reason;the result;a result;the case;the only;the first;the second;the last;the best;the most")),
    "es": Wording(
      copulas: [
        (" se define como ", ""), (" se refiere a ", ""), (" es un ", "un "), (" es una ", "una "), (" es el ", "el "), (" es la ", "la "),
        (" son los ", "los "), (" son las ", "las "),
      ],
      articles: ["el ", "la ", "los ", "las ", "un ", "una "],
      pronouns: [
        "esto", "eso", "este", "esta", "estos", "estas", "ese", "esa", "ello", "aquí", "allí", "uno", "otro", "otra", "cada", "no",
      ],
      hollow: phrases(
        "un ejemplo;el mismo;la misma;los mismos;las mismas;el motivo;la razón;el resultado;un resultado;el caso;el único;la única;el primero;la primera;el más;la más"
      )),
  ]

  /// Phrases separated by semicolons.
  private static func phrases(_ list: String) -> [[String]] { list.split(separator: ";").map { Words.all(String($0)) } }

  private static func fact(in sentence: String, _ wording: Wording, _ headings: [String]) -> Fact? {
    let found = wording.copulas.compactMap { copula in sentence.firstRange(of: copula.words).map { (range: $0, kept: copula.kept) } }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return nil }
    let term = withoutArticle(String(sentence[..<first.range.lowerBound]), wording)
    let definition = first.kept + sentence[first.range.upperBound...]
    guard !wording.hollow.contains(where: { Words.all(definition).starts(with: $0) }) else { return nil }
    guard TermShape.isTerm(term), TermShape.isDefinition(definition), let opening = Words.all(term).first,
      !wording.pronouns.contains(opening), !sentence.hasSuffix("?")
    else { return nil }
    return Fact(term: term, definition: TermShape.bare(definition), evidence: sentence, headings: headings)
  }

  private static func withoutArticle(_ term: String, _ wording: Wording) -> String {
    guard let article = wording.articles.first(where: term.lowercased().hasPrefix) else { return term }
    let bare = term.dropFirst(article.count)
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
