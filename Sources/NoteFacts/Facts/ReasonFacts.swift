extension FactFinder {
  /// A sentence that gives a reason: `Bread dough rises because the gas is trapped as bubbles.`
  static let reason = FactFinder(
    "reason",
    examples: [
      .init("Bread dough rises because the gas is trapped as bubbles.", ["Bread dough rises <- because the gas is trapped as bubbles"]),
      .init("It rises because the gas is trapped as bubbles.", []), .init("Why does dough rise? Dough rises because of gas.", []),
      .init(
        "El hielo flota, porque pesa menos que el agua.", language: "es", ["El hielo flota <- porque pesa menos que el agua"]),
      .init(
        "Festes Eis schwimmt, weil es leichter als Wasser ist.", language: "de",
        ["Festes Eis schwimmt <- weil es leichter als Wasser ist"]),
    ],
    scope: .sentence { sentence, reading, index in ReasonSentence.fact(in: sentence, reading, index) })
}

private enum ReasonSentence {
  private static let statementWords = 3...24
  private static let reasonWords = 4...20

  static func fact(in sentence: String, _ reading: NotesReading, _ index: Int) -> Fact? {
    guard sentence.utf8.count <= 1_000, !Unreadable.isIn(sentence), !LooseMeanings.hasSigns(sentence),
      !Words.all(sentence).contains(where: LooseMeanings.persons(reading.language).contains),
      let (statement, reason) = split(sentence, reading.language.reasons.because),
      Clause.fits(statement, statementWords), Clause.fits(reason, reasonWords), reading.isKnown(statement),
      !Words.all(sentence).contains(where: reading.language.reasons.pointing.contains),
      !reason.contains(where: { "«»“”„\"「」".contains($0) }),
      !reason.hasPrefix("because of ")
    else { return nil }
    return Fact(content: .reason(statement: statement, reason: reason), evidence: sentence, headings: reading.passages[index].headings)
  }

  private static func split(_ sentence: String, _ joints: [String]) -> (String, String)? {
    let found = joints.compactMap { sentence.firstPlace(of: $0) }
    guard let joint = found.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    return (Clause.trimmed(sentence[..<joint.lowerBound]), TermShape.bare(Clause.trimmed(sentence[joint.lowerBound...])))
  }
}

/// A part of a sentence.
enum Clause {
  /// The text without commas, semicolons and spaces at its ends.
  static func trimmed(_ text: Substring) -> String {
    var text = text.trimmingSpaces
    while let last = text.last, ",;，、،".contains(last) { text = text.dropLast().trimmingSpaces }
    while let first = text.first, ",;，、،".contains(first) { text = text.dropFirst().trimmingSpaces }
    return String(text)
  }

  /// Whether the number of words is in a range. In scripts without spaces, three characters count as one word.
  static func fits(_ text: String, _ words: ClosedRange<Int>) -> Bool {
    words.contains(UnspacedScript.occurs(in: text) ? text.count / 3 + 1 : Words.all(text).count)
  }
}
