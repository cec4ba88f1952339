/// Judges drafts by all the rules, every time anew.
public enum QuestionValidator {
  /// The rules in the order in which their breaches are reported: what makes a draft useless first.
  public static let rules: [ItemWritingRule] = [
    .schema, .duplicateOptions, .containedOption, .metaOption, .negativeStem, .longestKey, .blankInStem, .articleClue, .answerInStem,
    .bannedPhrase, .grounding, .offTopic, .duplicateQuestion,
    .clang, .specificDeterminer, .vagueFrequency, .unfocusedStem, .oddOneOut,
  ]

  /// Everything that is wrong with a draft; empty when it is sound.
  public static func breaches(in draft: QuestionDraft, _ context: DraftContext) -> [ItemWritingRule.Breach] {
    let schema = ItemWritingRule.schema.breach(in: draft, context)
    // NB: the other rules may take for granted that there are five options.
    if let schema { return [schema] }
    return rules.compactMap { $0.breach(in: draft, context) }
  }
}
