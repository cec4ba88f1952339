/// Judges drafts by all the rules, every time anew.
public enum QuestionValidator {
  /// The rules in the order in which their violations are reported: what makes a draft useless first.
  public static let rules: [ItemWritingRule] = hard + soft

  private static let hard: [ItemWritingRule] = [
    .schema, .hiddenCharacters, .duplicateOptions, .containedOption, .overlappingRanges, .metaOption, .combinedOptions, .negativeStem,
    .doubleNegative, .longestKey, .blankInStem, .articleClue, .answerInStem, .bannedPhrase, .placeholder, .outsideLink, .grounding,
    .unknownNumber, .offTopic, .duplicateQuestion, .repeatedEvidence,
  ]

  private static let soft: [ItemWritingRule] = [
    .clang, .oppositePair, .convergence, .specificDeterminer, .shortestKey, .numericOrder, .oddOneOut, .sharedOpening, .unfocusedStem,
    .windowDressing, .pronounStart, .andOr, .vagueFrequency, .subjectiveWord, .bloomCue,
  ]

  /// Everything that is wrong with a draft; empty when it is sound.
  public static func violations(in draft: QuestionDraft, _ context: DraftContext) -> [ItemWritingRule.Violation] {
    let reading = DraftReading(draft, context)
    // NB: the other rules may take for granted that there are five options.
    if let schema = ItemWritingRule.schema.violation(in: reading, context) { return [schema] }
    return rules.compactMap { $0.violation(in: reading, context) }
  }

  /// The same with a score, so that the best of several drafts can be kept.
  public static func judgement(of draft: QuestionDraft, _ context: DraftContext) -> Judgement {
    Judgement(violations: violations(in: draft, context))
  }
}
