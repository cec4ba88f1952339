extension FactFinder {
  /// A sentence that defines a term: `A vacuole is a space filled with water.`
  static let definitionSentence = FactFinder(
    "definition",
    examples: [
      .init("A vacuole is a space filled with water. It is the largest part.", ["Vacuole = a space filled with water"]),
      .init("This is a sentence about nothing. Sound in air is an example of something.", []),
      .init("Is a cell the smallest unit of life?", []),
      .init("El sujeto es la palabra que concuerda con el verbo.", language: "es", ["Sujeto = la palabra que concuerda con el verbo"]),
      .init("Die Zelle ist die kleinste Einheit des Lebens.", language: "de", ["Zelle = die kleinste Einheit des Lebens"]),
      .init("La cellule est la plus petite unité du vivant.", language: "fr", []),
      .init(
        "La cellule est l’unité de base de tous les êtres vivants.", language: "fr", ["Cellule = l’unité de base de tous les êtres vivants"]
      ),
      .init(
        "Клетка — это наименьшая единица жизни всех организмов.", language: "ru", ["Клетка = наименьшая единица жизни всех организмов"]),
      .init("Hücre, canlıların en küçük yapı birimidir.", language: "tr", ["Hücre = canlıların en küçük yapı birimi"]),
      .init("細胞とは、生命の最小の単位のことである。", language: "ja", ["細胞 = 生命の最小の単位"]),
      .init("细胞是指构成生物体的基本单位。", language: "zh", ["细胞 = 构成生物体的基本单位"]),
      .init("毛泽东思想是指导中国革命走向胜利的理论。", language: "zh", []),
      .init("세포란 생물을 이루는 가장 작은 단위이다.", language: "ko", ["세포 = 생물을 이루는 가장 작은 단위"]),
      .init("เซลล์ คือ หน่วยที่เล็กที่สุดของสิ่งมีชีวิต", language: "th", ["เซลล์ = หน่วยที่เล็กที่สุดของสิ่งมีชีวิต"]),
      .init("الخلية هي أصغر وحدة في جسم الكائن الحي.", language: "ar", ["الخلية = أصغر وحدة في جسم الكائن الحي"]),
      .init("A vacuole is a space filled with water.", language: "xx", []),
    ],
    scope: .sentence { sentence, reading, index in DefinitionSentence.fact(in: sentence, reading, reading.passages[index].headings) })
}

private enum DefinitionSentence {
  /// The maximum length of a sentence in bytes. The definition in a longer sentence does not fit into an option.
  private static let maximumBytes = 1_000

  static func fact(in sentence: String, _ reading: NotesReading, _ headings: [String]) -> Fact? {
    let wording = reading.language.definitions
    guard sentence.utf8.count <= maximumBytes, let (term, meaning) = split(sentence, wording), TermShape.isTerm(term),
      TermShape.isDefinition(meaning), let opening = Words.all(term).first, !wording.pronouns.contains(opening),
      !wording.articles.contains(term.lowercased() + " "), !sentence.hasSuffix("?"), !isHollow(meaning, wording),
      !Words.all(sentence).contains(where: wording.leaning.contains), FactGate.accepts(term: term, meaning: meaning, reading.language)
    else { return nil }
    return Fact(content: .definition(term: term, meaning: meaning), evidence: sentence, headings: headings)
  }

  /// Term and meaning on both sides of the first copula.
  private static func split(_ sentence: String, _ wording: DefinitionWording) -> (term: String, meaning: String)? {
    let found = wording.copulas.compactMap { copula in sentence.firstPlace(of: copula.words).map { (range: $0, kept: copula.kept) } }
      .filter { !continues($0.range, in: sentence) }
    guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return nil }
    let term = withoutArticle(withoutDash(sentence[..<first.range.lowerBound]), wording)
    let meaning = TermShape.bare(first.kept + sentence[first.range.upperBound...])
    guard !wording.endings.isEmpty else { return (term, meaning) }
    // NB: In a language whose verb comes last, a sentence without that verb is not a definition.
    guard let ending = wording.endings.first(where: meaning.hasSuffix) else { return nil }
    return (term, String(meaning.dropLast(ending.count)))
  }

  /// The words before a copula, without the dash that some notes put before it: “Klucz złożony - jest to …”.
  private static func withoutDash(_ text: Substring) -> String {
    var text = text.trimmingSpaces
    while let last = text.last, "-–—:".contains(last) { text = text.dropLast().trimmingSpaces }
    return String(text)
  }

  /// Whether the copula is only the beginning of a longer word: 是指 in 是指导.
  private static func continues(_ range: Range<String.Index>, in sentence: String) -> Bool {
    guard sentence[range].hasSuffix("指"), let next = sentence[range.upperBound...].first else { return false }
    return "导令标定挥数向南责派引明示望".contains(next)
  }

  private static func isHollow(_ meaning: String, _ wording: DefinitionWording) -> Bool {
    let words = Words.all(meaning)
    return wording.hollow.contains { words.starts(with: $0) }
  }

  private static func withoutArticle(_ term: String, _ wording: DefinitionWording) -> String {
    let lowercased = term.lowercased()
    guard let article = wording.articles.first(where: lowercased.hasPrefix) else { return term }
    let bare = term.dropFirst(article.count)
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
