/// Reads the lines of a file of separated values as a table, if its first line names the columns of a vocabulary list.
enum DelimitedTable {
  static let examples: [(lines: [String], rows: [[String]]?)] = [
    (["german,english", "Haus,house", "\"Baum, der\",tree"], [["Haus", "house"], ["Baum, der", "tree"]]),
    (["word;translation;remark", "pan;bread", "agua;water;the"], [["pan", "bread", ""], ["agua", "water", "the"]]),
    (
      ["german,english", "Haus,house", "Hund", "Brot,bread", "Berg,hill", "Weg,way"],
      [["Haus", "house"], ["Brot", "bread"], ["Berg", "hill"], ["Weg", "way"]]
    ),
    (["Haus,house", "Baum,tree"], nil),
    (["We speak English, German,", "French and Spanish."], nil),
  ]

  private static let separators: [Character] = ["\t", ";", ","]

  /// The columns and the rows, each with as many cells as columns; `nil` if the lines are something else. A few rows with too few cells are left
  /// out.
  static func read(_ lines: [Substring]) -> (columns: [String], rows: [[String]])? {
    guard lines.count > 1, let header = lines.first, header.utf8.count <= maximumHeader else { return nil }
    for separator in separators where header.contains(separator) {
      let columns = cells(header, separator)
      guard let places = VocabularyColumns.places(in: columns), columns.allSatisfy({ $0.utf8.count <= maximumName }) else { continue }
      let rows = lines.dropFirst().map { cells($0, separator) }
      let whole = rows.filter { $0.count > places.translation }
      guard EntryLines.areMost(whole.count, of: rows.count) else { continue }
      let shown = columns.prefix(NotesTable.maximumColumns)
      return (Array(shown), whole.map { Array(($0 + shown.map { _ in "" }).prefix(shown.count)) })
    }
    return nil
  }

  private static let (maximumHeader, maximumName) = (400, 40)

  /// The values of a line. A value in quotation marks may contain the separator, and a doubled quotation mark (RFC 4180, section 2).
  private static func cells(_ line: Substring, _ separator: Character) -> [String] {
    var (cells, cell, isQuoted) = ([String](), "", false)
    var previous: Character?
    for character in line {
      if character == "\"" {
        if previous == "\"", !isQuoted { cell.append(character) }
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        cells.append(cell)
        cell = ""
      } else {
        cell.append(character)
      }
      previous = character
    }
    return (cells + [cell]).map { String($0[...].trimmingSpaces) }
  }
}
