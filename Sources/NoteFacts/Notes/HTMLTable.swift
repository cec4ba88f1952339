/// Reads the rows of HTML tables, line by line. Many notes contain such tables between their Markdown.
struct HTMLTable {
  static let examples: [(lines: [String], rows: [String])] = [
    (
      ["<table>", "<tr><th>French</th><th>English</th></tr>", "<tr><td>la nage</td><td>swimming</td></tr>"],
      ["French: la nage; English: swimming"]
    ),
    (["<table><tr><td>A</td><td>B</td></tr><tr><td><b>1</b></td><td>2</td></tr></table>"], ["A: 1; B: 2"]),
    (["<TABLE>", "<tr>", "<td>A</td>", "", "<td class=\"x\">B", "</tr>", "<tr><td>1<td>2</tr>"], ["A: 1; B: 2"]),
    (["<table>", "<tr><td>A</td></tr>", "<table>", "<tr><td>B</td></tr>", "<tr><td>2</td></tr>"], ["B: 2"]),
    (["<b>no table</b>", "<p>text</p>"], []),
    (["<tr> defines a row of a table", "- a row", "<tr><td>1</td></tr>", "<tr><td>2</td></tr>"], []),
  ]

  private var isOpen = false
  /// The header of the open table.
  private var columns: [String] = []
  /// The text of a row that is not closed yet, and the number of its lines.
  private var row: (text: String, lines: Int)?

  /// A longer row, in bytes and in lines, is no row of a table of facts.
  private static let maximumRow = (bytes: 4_000, lines: 60)

  /// The rows that a line ends, each with the header of its table; `nil` if the line is no part of a table.
  mutating func read(_ line: Substring) -> [(cells: [String], columns: [String])]? {
    // NB: notes about HTML name its tags, so rows count in a table only. A heading ends a row that nothing closes.
    let isTag = Self.rowTags.contains { Self.begins(line, with: $0) } && (isOpen || Self.begins(line, with: "<table"))
    if line.first == "#" { row = nil }
    guard row != nil || isTag else { return nil }
    var rows: [(cells: [String], columns: [String])] = []
    var rest = Substring((row.map { $0.text + " " } ?? "") + line)
    let lines = 1 + (row?.lines ?? 0)
    row = nil
    while let tag = Self.tag(in: rest, Self.rowTags) {
      if tag.name == "<tr" {
        guard let end = Self.tag(in: rest[tag.place.upperBound...], Self.rowTags) else {
          let isSuitable = rest.utf8.count <= Self.maximumRow.bytes && lines < Self.maximumRow.lines
          row = isSuitable ? (String(rest[tag.place.lowerBound...]), lines) : nil
          return rows
        }
        add(Self.cells(rest[tag.place.upperBound..<end.place.lowerBound]), to: &rows)
        rest = rest[(end.name == "</tr" ? end.place.upperBound : end.place.lowerBound)...]
      } else {
        if tag.name != "</tr" { (isOpen, columns) = (tag.name == "<table", []) }
        rest = rest[tag.place.upperBound...]
      }
    }
    return rows
  }

  private mutating func add(_ cells: [String], to rows: inout [(cells: [String], columns: [String])]) {
    guard !cells.isEmpty else { return }
    if columns.isEmpty {
      columns = Array(cells.prefix(NotesTable.maximumColumns))
    } else {
      rows.append((Array((cells + columns.map { _ in "" }).prefix(columns.count)), columns))
    }
  }

  private static let rowTags = ["<tr", "</tr", "<table", "</table"]
  private static let cellTags = ["<td", "<th", "</td", "</th"]

  /// The texts between the tags of the cells.
  private static func cells(_ row: Substring) -> [String] {
    var (cells, rest) = ([String](), row)
    while let start = tag(in: rest, cellTags) {
      rest = rest[start.place.upperBound...]
      if start.name.hasPrefix("</") { continue }
      // NB: without this end, each of many tags would search the rest of the row.
      guard let open = rest.utf8.firstIndex(of: UInt8(ascii: ">")) else { break }
      let inner = rest[rest.utf8.index(after: open)...]
      let end = tag(in: inner, cellTags)?.place.lowerBound ?? inner.endIndex
      cells.append(String(InlineMarkdown.plain(String(inner[..<end]))[...].trimmingSpaces))
      rest = inner[end...]
    }
    return cells
  }

  /// The first of some tags, whatever the case of its letters. Each byte is read once.
  private static func tag(in text: Substring, _ names: [String]) -> (name: String, place: Range<String.Index>)? {
    var rest = text
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let name = names.first(where: { begins(rest, with: $0) }) {
        return (name, start..<rest.utf8.index(start, offsetBy: name.utf8.count))
      }
      rest = rest[rest.utf8.index(after: start)...]
    }
    return nil
  }

  /// Whether a text begins with a tag. `<track` does not begin with `<tr`.
  private static func begins(_ text: Substring, with tag: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "<") else { return false }
    let after = text.utf8.dropFirst(tag.utf8.count).first
    return !(after.map { (0x61...0x7A).contains($0 | 0x20) } ?? false)
      && text.utf8.prefix(tag.utf8.count).elementsEqual(tag.utf8) { $0 == $1 || ((0x41...0x5A).contains($0) && $0 + 0x20 == $1) }
  }
}
