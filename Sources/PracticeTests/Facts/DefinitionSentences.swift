/// A sentence that says what something is: `A vacuole is a space filled with water.`
enum DefinitionSentences {
  static func find(_ passage: NotesDocument.Passage, _ language: String) -> [Fact]? {
    guard passage.kind == .paragraph || passage.kind == .listItem, let wording = NotesLanguage.of(language)?.definitions else { return nil }
    let facts = Sentences.all(passage.text).compactMap { fact(in: $0, wording, passage.headings) }
    return facts.isEmpty ? nil : facts
  }

  private static func fact(in sentence: String, _ wording: DefinitionWording, _ headings: [String]) -> Fact? {
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

  private static func withoutArticle(_ term: String, _ wording: DefinitionWording) -> String {
    guard let article = wording.articles.first(where: term.lowercased().hasPrefix) else { return term }
    let bare = term.dropFirst(article.count)
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
