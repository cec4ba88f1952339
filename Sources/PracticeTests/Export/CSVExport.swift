import NoteFacts
import ItemWriting
import QuestionWriting

extension PracticeTestExport {
  /// CSV as in RFC 4180: separated by commas, lines end with carriage return and line feed, and all cells but the header are quoted. The
  /// file begins with a byte order mark, because spreadsheets assume another encoding without it.
  static let csv = PracticeTestExport(name: "csv", mediaType: "text/csv; charset=utf-8; header=present", fileExtension: "csv") { test in
    let most = max(QuestionSlot.optionCount, test.questions.map(\.options.count).max() ?? 0)
    let columns = CSV.columns(options: most)
    let rows = test.questions.map { question in CSV.cells(of: question, options: most).map(CSV.quoted).joined(separator: ",") }
    return "\u{FEFF}" + ([columns.joined(separator: ",")] + rows).map { "\($0)\r\n" }.joined()
  }
}

private enum CSV {
  static func columns(options count: Int) -> [String] {
    ["id", "topic", "bloom_level", "difficulty", "prompt"] + (0..<count).map { "option_\(OptionLetter.of($0).lowercased())" }
      + ["correct_option", "correct_answer", "explanation", "evidence", "headings", "format", "other_answers"]
  }

  static func cells(of question: PracticeQuestion, options count: Int) -> [String] {
    let (slot, draft) = (question.slot, question.draft)
    let options = question.options + [String](repeating: "", count: max(0, count - question.options.count))
    return [slot.id, slot.topic, slot.bloomLevel.rawValue, slot.difficulty.rawValue, draft.stem] + options
      + [
        question.keyLetter, draft.correctAnswer, draft.rationale, draft.evidence, question.headings.joined(separator: " › "),
        draft.format.rawValue, draft.otherAnswers.joined(separator: " / "),
      ]
  }

  static func quoted(_ cell: String) -> String {
    let text = harmless(cell.cleanLines.joined(separator: "\n"))
    return "\"\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }

  /// Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, "CSV Injection"): text that begins with a tab, a line
  /// break or, after optional white space, a character that starts a formula.
  private static func harmless(_ cell: String) -> String {
    let first = cell.unicodeScalars.first
    let sign = cell.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = first == "\t" || first == "\n" || sign.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
    return isFormula ? "'\(cell)" : cell
  }
}
