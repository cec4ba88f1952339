/// Checks drafts against all rules of item writing.
public enum QuestionValidator {
  /// The rules in the order in which their violations are reported: hard rules, then soft rules.
  public static let rules: [ItemWritingRule] = hard + soft

  private static let hard: [ItemWritingRule] = [
    .schema, .hiddenCharacters, .typedAnswer, .duplicateOptions, .containedOption, .overlappingRanges, .metaOption, .combinedOptions,
    .negativeStem,
    .doubleNegative, .longestKey, .blankInStem, .articleClue, .answerInStem, .bannedPhrase, .placeholder, .outsideLink, .grounding,
    .unknownNumber, .offTopic, .duplicateQuestion, .repeatedEvidence,
  ]

  private static let soft: [ItemWritingRule] = [
    .clang, .oppositePair, .convergence, .specificDeterminer, .shortestKey, .numericOrder, .oddOneOut, .sharedOpening, .unfocusedStem,
    .windowDressing, .pronounStart, .andOr, .vagueFrequency, .subjectiveWord, .bloomCue,
  ]

  /// All violations by a draft, in the order of ``rules``; empty if the draft is sound. A draft that violates the rule `schema` is not
  /// checked against the other rules.
  public static func violations(in draft: QuestionDraft, _ context: DraftContext) -> [ItemWritingRule.Violation] {
    let reading = DraftReading(draft, context)
    // NB: The other rules rely on there being as many options as the format requires.
    if let schema = ItemWritingRule.schema.violation(in: reading, context) { return [schema] }
    return rules.compactMap { $0.violation(in: reading, context) }
  }

  /// The violations by a draft with a score that compares drafts.
  public static func judgement(of draft: QuestionDraft, _ context: DraftContext) -> Judgement {
    Judgement(violations: violations(in: draft, context))
  }
}
