/// Converts simple TeX formulas to plain Unicode text: `$\frac{1}{2} m v^2$` becomes `1/2 m v²`. A formula that plain text cannot show is
/// left as it is, and no question is asked about it.
enum TeX {
  /// A text with every formula between dollar signs, `\(…\)` or `\[…\]` converted.
  static func plain(_ text: String) -> String {
    guard mayContain(text) else { return text }
    var output = ""
    var rest = text[...]
    while let found = next(in: rest) {
      output += rest[..<found.range.lowerBound]
      output += TeXReader.tree(found.inner)?.plain ?? String(rest[found.range])
      rest = rest[found.range.upperBound...]
    }
    return output + rest
  }

  /// The formulas in a text that are more than their plain text shows.
  static func formulas(in text: String) -> [TeXFormula] {
    guard mayContain(text) else { return [] }
    var formulas: [TeXFormula] = []
    var rest = text[...]
    while let found = next(in: rest) {
      if let formula = TeXFormula(tex: String(found.inner)), isShown(formula, in: rest[found.range]) { formulas.append(formula) }
      rest = rest[found.range.upperBound...]
    }
    return formulas
  }

  /// Whether the text with every formula converted has the formula as it says. A formula that plain text cannot show stands there as it is.
  private static func isShown(_ formula: TeXFormula, in source: Substring) -> Bool {
    formula.text.utf8.first != UInt8(ascii: "$") || source == "$\(formula.tex)$"
  }

  private static func mayContain(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) || text.firstPlace(of: "\\(") != nil || text.firstPlace(of: "\\[") != nil
  }

  private static let delimiters = [("$$", "$$"), ("$", "$"), ("\\(", "\\)"), ("\\[", "\\]")]

  /// The first formula of a text. The text is read once, whatever it contains: notes can consist of dollar signs.
  private static func next(in text: Substring) -> (range: Range<String.Index>, inner: Substring)? {
    var start = text.startIndex
    while let place = text.utf8[start...].firstIndex(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "\\") }) {
      // NB: `$$` comes before `$` in the table.
      let pair = delimiters.first { text.utf8[place...].starts(with: $0.0.utf8) }
      if let pair, let formula = formula(at: place, between: pair, in: text) { return formula }
      start = text.utf8.index(place, offsetBy: pair?.0.utf8.count ?? 1)
    }
    return nil
  }

  private static func formula(
    at place: String.Index, between pair: (String, String), in text: Substring
  ) -> (range: Range<String.Index>, inner: Substring)? {
    let start = text.utf8.index(place, offsetBy: pair.0.utf8.count)
    let limit = text.utf8.index(start, offsetBy: TeXFormula.maximumLength, limitedBy: text.endIndex) ?? text.endIndex
    let inside = text[start..<limit]
    guard let end = inside.firstPlace(of: pair.1), end.lowerBound > inside.startIndex else { return nil }
    let inner = inside[..<end.lowerBound]
    // NB: “from $5 to $9” contains no formula.
    let isPrice = pair.0 == "$" && (inner.last?.isWhitespace == true && inner.first?.isNumber == true)
    return isPrice ? nil : (place..<end.upperBound, inner)
  }
}
