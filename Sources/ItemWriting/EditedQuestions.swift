extension QuestionValidator {
  /// The rules that a question keeps if a learner has written it: the hard rules without those that compare it with the notes. A learner
  /// may know more than the notes.
  public static let rulesForEdits: [ItemWritingRule] = {
    let rulesOverNotes: [ItemWritingRule] = [.grounding, .unknownNumber, .offTopic, .repeatedEvidence, .outsideLink]
    let aboutNotes = Set(rulesOverNotes.map(\.name))
    return rules.filter { $0.severity == .hard && !aboutNotes.contains($0.name) }
  }()

  /// The violations of ``rulesForEdits`` by a question that a learner has written.
  public static func violationsOfEdit(in draft: QuestionDraft, _ context: DraftContext) -> [ItemWritingRule.Violation] {
    let checked = Set(rulesForEdits.map(\.name))
    return violations(in: draft, context).filter { checked.contains($0.code) }
  }
}
