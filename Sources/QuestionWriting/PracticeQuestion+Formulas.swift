import ItemWriting
public import NoteFacts

extension PracticeQuestion {
  /// The maximum number of formulas of a question.
  public static let maximumFormulas = 40

  /// The question with those of some formulas that occur in its texts.
  ///
  /// - Parameter finder: Finds the formulas of the notes.
  public func showing(_ finder: FormulaFinder) -> PracticeQuestion {
    let found = finder.formulas(in: texts).prefix(Self.maximumFormulas)
    return PracticeQuestion(
      slot: slot, draft: draft, headings: headings, violations: violations, provenance: provenance, formulas: Array(found))
  }

  /// The formulas in the texts that a learner sees before the answer.
  public var askedFormulas: [TeXFormula] { FormulaFinder(formulas).formulas(in: [draft.stem] + options) }

  /// All texts of the question in which formulas can occur.
  private var texts: [String] { [draft.stem] + options + draft.acceptList + [draft.rationale, draft.evidence] }
}
