/// Recognizes lines that are entries of a list without bullets: a vocabulary list, a glossary, or the rows of a CSV file. Markdown would
/// join them into one paragraph.
enum EntryLines {
  private static let minimumCount = 4
  private static let maximumTerm = 60
  private static let separators = ["\t", " – ", " — ", " - ", " -- ", " = ", " -> ", " → ", ": ", " : ", "：", ";", ","]

  /// Lists of learners contain slips and whole sentences. At least four of five lines must be entries.
  private static let minimumShare = (entries: 4, lines: 5)

  static let examples: [(lines: [String], entries: [String]?)] = [
    (["pan,bread", "agua,water", "casa,house", "perro,dog"], ["pan – bread", "agua – water", "casa – house", "perro – dog"]),
    (
      ["pan;bread", "agua;water", "casa house", "perro;dog", "gato;cat"],
      ["pan – bread", "agua – water", "casa house", "perro – dog", "gato – cat"]
    ),
    (
      ["pan\tbread\tdeck#1", "agua\twater\tdeck#1", "casa\thouse\tdeck#2", "perro\tdog\tdeck#2"],
      ["pan – bread", "agua – water", "casa – house", "perro – dog"]
    ),
    (
      ["#html:false", "1\tpan\t\tbread", "2\tagua\tf\twater", "3\tcasa\tf\thouse", "4\tperro\t\tdog"],
      ["#html:false", "pan – bread", "agua – water", "casa – house", "perro – dog"]
    ),
    (["okul, school,", "neden, why,", "sol, left,", "ben, I,"], ["okul – school", "neden – why", "sol – left", "ben – I"]),
    (["chat -> gato", "chien -> perro", "mer -> mar", "roi -> rey"], ["chat -> gato", "chien -> perro", "mer -> mar", "roi -> rey"]),
    (["We sail, and then", "we rest, because the", "sea is calm, and then", "the wind turns again."], nil),
  ]

  /// The lines as entries `term – meaning`; `nil` if they are running text. A line that is no entry stays as it is.
  static func entries(_ lines: [Substring]) -> [String]? {
    guard lines.count >= minimumCount else { return nil }
    for separator in separators {
      if let entries = entries(lines, separatedBy: separator) { return entries }
    }
    return nil
  }

  private static func entries(_ lines: [Substring], separatedBy separator: String) -> [String]? {
    let entries = (separator == "\t" ? TabbedColumns.pairs(lines) : lines).map { entry($0, separatedBy: separator) }
    let count = entries.count { $0 != nil }
    guard count >= minimumCount, areMost(count, of: lines.count) else { return nil }
    return zip(lines, entries).map { $1 ?? String($0) }
  }

  /// Whether so many of the lines of a list have its form that the others are slips.
  static func areMost(_ count: Int, of lines: Int) -> Bool { minimumShare.lines * count >= minimumShare.entries * lines }

  private static func entry(_ line: Substring, separatedBy separator: String) -> String? {
    let isList = ";,".contains(separator)
    guard let place = line.prefix(maximumTerm).firstPlace(of: separator) else { return nil }
    let term = line[..<place.lowerBound].trimmingSpaces
    var meaning = line[place.upperBound...].trimmingSpaces
    // NB: some learners end each line with the separator.
    if isList, String(meaning.suffix(1)) == separator { meaning = meaning.dropLast().trimmingSpaces }
    guard let first = term.first, first.isLetter || first == "*" || first == "(", !meaning.isEmpty, Words.all(String(term)).count <= 5
    else { return nil }
    // NB: Running text has commas too. Rows of a file have exactly one, and short cells.
    if isList, meaning.contains(separator) || Words.all(String(meaning)).count > 5 || meaning.hasSuffix(".") { return nil }
    return isList || separator == "\t" ? "\(term) – \(meaning)" : String(line)
  }
}
