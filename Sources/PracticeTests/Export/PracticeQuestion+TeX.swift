import NoteFacts
import QuestionWriting

extension PracticeQuestion {
  /// A text of the question with its formulas as TeX between the delimiters that MathJax reads: `\(…\)`.
  ///
  /// The result is plain text, which the format escapes as a whole.
  func mathJax(_ text: String) -> String {
    FormulaFinder(formulas).parts(of: text).map { part in
      switch part {
      case .text(let text): text
      case .formula(let formula): "\\(\(formula.tex)\\)"
      }
    }.joined()
  }
}
