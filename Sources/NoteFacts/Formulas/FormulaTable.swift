/// The formulas of notes, each plain text once, collected while the notes are read.
struct FormulaTable {
  /// The formulas in the order of the notes.
  private(set) var formulas: [TeXFormula] = []
  private var texts: Set<String> = []

  /// The maximum number of formulas. Notes from outside can consist of formulas.
  private static let maximumCount = 5_000

  /// Adds the formulas of a passage.
  mutating func add(from markdown: some StringProtocol) {
    guard formulas.count < Self.maximumCount else { return }
    for formula in TeX.formulas(in: String(markdown)) where formulas.count < Self.maximumCount && isKept(formula) {
      if texts.insert(formula.text).inserted { formulas.append(formula) }
    }
  }

  /// Whether the notes keep all signs of the plain text. Markdown would read some of them as marks.
  private func isKept(_ formula: TeXFormula) -> Bool { InlineMarkdown.withoutMarks(formula.text) == formula.text }
}
