/// Finds the line breaks of a paragraph that part statements. Markdown joins the lines of a paragraph, but many notes have one statement on
/// each line, without full stops.
enum LineBreaks {
  static let examples: [(lines: [String], statements: [[String]])] = [
    (["The state is old", "The nation is young"], [["The state is old"], ["The nation is young"]]),
    (["The state, which is old,", "The nation is young"], [["The state, which is old,", "The nation is young"]]),
    (["Water moves through", "the wall of the cell"], [["Water moves through", "the wall of the cell"]]),
    (
      ["Nach dem Ende des langen Krieges kamen viele Menschen in die großen", "Städte des Landes."],
      [["Nach dem Ende des langen Krieges kamen viele Menschen in die großen", "Städte des Landes."]]
    ),
    (
      ["Public law rules the state", "Private law rules what people agree upon among each other in all", "of their contracts."],
      [["Public law rules the state"], ["Private law rules what people agree upon among each other in all", "of their contracts."]]
    ),
    (
      ["Die Zelle ist die kleinste Einheit des", "Lebens und besitzt einen eigenen", "Stoffwechsel."],
      [["Die Zelle ist die kleinste Einheit des", "Lebens und besitzt einen eigenen", "Stoffwechsel."]]
    ),
    (["**Osmosis**", "Movement of water"], [["**Osmosis**", "Movement of water"]]),
  ]

  /// The length in characters of the longest line of a paragraph, from which on an editor may have broken its lines.
  private static let shortestWrapped = 30

  /// The lines, grouped by statement.
  static func statements(_ lines: [Substring]) -> [[Substring]] {
    guard lines.count > 1, let longest = lines.map(\.count).max() else { return lines.isEmpty ? [] : [lines] }
    var statements = [[lines[0]]]
    for (line, next) in zip(lines, lines.dropFirst()) {
      let isTitle = statements.count == 1 && statements[0].count == 1 && BoldOpening.isTitle(line)
      if isEnd(line, before: next, longest: longest), !isTitle {
        statements.append([next])
      } else {
        statements[statements.count - 1].append(next)
      }
    }
    return statements
  }

  /// Only the last word of a line is looked at.
  private static let longestWord = 30

  /// Whether a statement ends with a line: it ends with a word that can end one, and the next line begins with a capital letter. An editor breaks a line only where the next word does not fit.
  private static func isEnd(_ line: Substring, before next: Substring, longest: Int) -> Bool {
    guard let last = line.last(where: { !"*_=`)\"”»".contains($0) }), last.isLetter || last.isNumber,
      next.first(where: { !"*_=`(\"“„«".contains($0) })?.isUppercase == true
    else { return false }
    if Words.all(String(line.suffix(longestWord))).last.map(ClauseWords.edgesOfAll.contains) ?? false { return false }
    return longest < shortestWrapped || line.count + 1 + next.prefix { !$0.isWhitespace }.count <= longest
  }
}
