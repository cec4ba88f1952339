import ItemWriting
import NoteFacts
import QuestionWriting

extension PracticeTestExport {
  /// CommonMark for reading and printing: the questions, then the key with the explanations on a separate page.
  static let markdown = PracticeTestExport(name: "markdown", mediaType: "text/markdown; charset=utf-8", fileExtension: "md") { test in
    let parts =
      ["# \(Markdown.escaped(test.request.course.title(200)))"] + test.questions.enumerated().map(Markdown.question)
      + ["<div style=\"page-break-before: always\"></div>", "## Key"] + test.questions.enumerated().map(Markdown.key)
    return parts.joined(separator: "\n\n") + "\n"
  }
}

private enum Markdown {
  static func question(_ index: Int, _ question: PracticeQuestion) -> String {
    guard question.format == .choice else { return item("\(index + 1). ", "\(escaped(question.draft.stem, of: question))\n\n\(line)") }
    let options = question.letteredOptions.map { item("- ", "**\($0.letter)** \(escaped($0.text, of: question))") }
    return item("\(index + 1). ", "\(escaped(question.draft.stem, of: question))\n\n\(options.joined(separator: "\n"))")
  }

  static func key(_ index: Int, _ question: PracticeQuestion) -> String {
    let answer =
      question.format == .choice
      ? "**\(question.keyLetter)** \(escaped(question.draft.correctAnswer, of: question))"
      : "**\(escaped(question.acceptedAnswers, of: question))**"
    return item("\(index + 1). ", "\(answer)\n\n\(escaped(question.draft.rationale, of: question))")
  }

  /// The line to write a typed answer on.
  private static let line = String(repeating: "\\_", count: 30)

  /// An item of a list. All lines after the first are indented to the text after the list marker.
  private static func item(_ mark: String, _ text: String) -> String {
    let margin = String(repeating: " ", count: mark.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return mark + lines.enumerated().map { $0 > 0 && !$1.isEmpty ? margin + $1 : String($1) }.joined(separator: "\n")
  }

  /// Text in which all markup is escaped and lines are joined by hard breaks. Empty lines and white space at the ends of lines are removed.
  static func escaped(_ text: String, of question: PracticeQuestion? = nil) -> String {
    let lines = text.cleanLines.map { $0.split(omittingEmptySubsequences: true, whereSeparator: \.isWhitespace) }
    let finder = FormulaFinder(question?.formulas ?? [])
    return lines.filter { !$0.isEmpty }.map { escapedStart(escapedParts($0.joined(separator: " "), finder)) }.joined(separator: "\\\n")
  }

  /// A line whose formulas are TeX between dollar signs. Programs that show formulas read no markup between them.
  private static func escapedParts(_ line: String, _ finder: FormulaFinder) -> String {
    finder.parts(of: line).map { part in
      switch part {
      case .text(let text): escapedSigns(text)
      case .formula(let formula): "$\(formula.tex.withoutControls)$"
      }
    }.joined()
  }

  private static func escapedSigns(_ line: String) -> String {
    line.replacingScalars { "\\`*_[]<>&#|~$".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// Escapes the beginning of a line that would otherwise begin a list or underline a heading.
  private static func escapedStart(_ line: String) -> String {
    let scalars = line.unicodeScalars
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    let rest = scalars.dropFirst(digits.count)
    guard let mark = rest.first, (digits.isEmpty ? "-+=" : ".)").unicodeScalars.contains(mark) else { return line }
    return "\(String(digits))\\\(String(rest))"
  }
}
