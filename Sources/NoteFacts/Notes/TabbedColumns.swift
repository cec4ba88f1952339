/// The two columns of a file of tab-separated values that can be words and their translations. Programs for flash cards also write the deck, the
/// kind of card and the time of the next repetition into each line.
enum TabbedColumns {
  /// A cell of such a column is seldom empty, and seldom the same as another: a column of genders is both.
  private static let (minimumFilled, minimumDifferent) = (0.8, 0.6)
  private static let maximumColumns = 24

  /// The lines with these two columns only. Lines with fewer columns stay as they are; all do if the lines have two columns at most.
  static func pairs(_ lines: [Substring]) -> [Substring] {
    let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let tabbed = rows.filter { $0.count > 1 }
    guard let width = tabbed.map(\.count).max(), width > 2 else { return lines }
    let chosen = Array((0..<min(width, maximumColumns)).lazy.filter { holdsWords(tabbed, $0) }.prefix(2))
    guard chosen.count == 2, let last = chosen.last else { return lines }
    return zip(lines, rows).map { line, row in row.count > last ? Substring(chosen.map { row[$0] }.joined(separator: "\t")) : line }
  }

  /// Whether a column holds different words. Numbers and ids are none.
  private static func holdsWords(_ rows: [[Substring]], _ column: Int) -> Bool {
    let cells = rows.compactMap { $0.count > column ? $0[column].trimmingSpaces : nil }.filter {
      $0.first?.isLetter == true || $0.first == "("
    }
    return Double(cells.count) >= minimumFilled * Double(rows.count)
      && Double(Set(cells).count) >= minimumDifferent * Double(cells.count)
  }
}
