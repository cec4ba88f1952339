/// Recognizes lines that are entries of a list without bullets: a vocabulary list, a glossary, or the rows of a CSV file. Markdown would
/// join them into one paragraph.
enum EntryLines {
  private static let minimumCount = 4
  private static let maximumTerm = 60
  private static let separators = ["\t", " – ", " — ", " - ", " = ", ": ", " : ", "：", ";", ","]

  /// The lines as entries `term – meaning`; `nil` if they are running text.
  static func entries(_ lines: [Substring]) -> [String]? {
    guard lines.count >= minimumCount else { return nil }
    for separator in separators {
      if let entries = entries(lines, separatedBy: separator) { return entries }
    }
    return nil
  }

  private static func entries(_ lines: [Substring], separatedBy separator: String) -> [String]? {
    let isList = ";,".contains(separator)
    var entries: [String] = []
    for line in lines {
      guard let place = line.prefix(maximumTerm).firstPlace(of: separator) else { return nil }
      let (term, meaning) = (line[..<place.lowerBound].trimmingSpaces, line[place.upperBound...].trimmingSpaces)
      guard let first = term.first, first.isLetter || first == "*" || first == "(", !meaning.isEmpty, Words.all(String(term)).count <= 5
      else { return nil }
      // NB: Running text has commas too. Rows of a file have exactly one, and short cells.
      if isList, meaning.contains(separator) || Words.all(String(meaning)).count > 5 || meaning.hasSuffix(".") { return nil }
      entries.append(isList || separator == "\t" ? "\(term) – \(meaning)" : String(line))
    }
    return entries
  }
}
