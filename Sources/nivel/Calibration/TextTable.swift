/// A table of texts for a terminal.
enum TextTable {
  /// Lines with columns of equal width. The first and the last column are aligned at their start, and the others at their end.
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.reduce(0) { max($0, $1[column].count) } }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blank = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blank : column == columns - 1 ? cell : blank + cell
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
