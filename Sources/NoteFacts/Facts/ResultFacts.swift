extension FactFinder {
  /// A sentence that states an effect: `Severe water loss leads to wilting.`
  static let result = FactFinder(
    "result",
    examples: [
      .init("Severe water loss leads to wilting of leaves.", ["Severe water loss -> wilting of leaves"]),
      .init(
        "A string pushes the air back and forth, which leads to a pattern of pressure.",
        ["A string pushes the air back and forth -> a pattern of pressure"]),
      .init("This leads to a pattern of pressure.", []), .init("If it rains, water leads to growth of moss.", []),
      .init("La sequía provoca la pérdida de hojas.", language: "es", ["La sequía -> la pérdida de hojas"]),
    ],
    scope: .sentence { sentence, reading, index in ResultSentence.fact(in: sentence, reading, index) })
}

private enum ResultSentence {
  private static let causeWords = 2...16
  private static let resultWords = 1...14

  static func fact(in sentence: String, _ reading: NotesReading, _ index: Int) -> Fact? {
    let wordingLanguage = reading.language
    let wording = wordingLanguage.reasons
    guard sentence.utf8.count <= 1_000, !Unreadable.isIn(sentence), !LooseMeanings.hasSigns(sentence),
      !Words.all(sentence).contains(where: LooseMeanings.persons(wordingLanguage).contains), let (cause, result) = split(sentence, wording),
      Clause.fits(cause, causeWords),
      Clause.fits(result, resultWords), !cause.contains(","), reading.isKnown(cause), reading.standsAlone(result)
    else { return nil }
    return Fact(content: .result(cause: cause, result: result), evidence: sentence, headings: reading.passages[index].headings)
  }

  private static func split(_ sentence: String, _ wording: ReasonWording) -> (String, String)? {
    let found = wording.leadsTo.compactMap { sentence.firstPlace(of: $0) }
    guard let joint = found.min(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) else { return nil }
    let rest = sentence[joint.upperBound...]
    let end = wording.breaks.compactMap { rest.firstPlace(of: $0)?.lowerBound }.min() ?? rest.endIndex
    return (cause(sentence[..<joint.lowerBound]), TermShape.bare(Clause.trimmed(rest[..<end])))
  }

  /// The cause without a relative pronoun at its end: `…, which` refers to the whole clause before it.
  private static func cause(_ text: Substring) -> String {
    let text = Clause.trimmed(text)
    for pronoun in [", which", ", lo que", ", lo cual", ", was", ", ce qui", ", il che", ", o que", ", wat", ", vilket", ", co", ", что"]
    where text.hasSuffix(pronoun) { return Clause.trimmed(text.dropLast(pronoun.count)) }
    return text
  }
}
