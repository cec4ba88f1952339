/// Reads the parts of Markdown that notes need, line by line: headings, paragraphs, lists, tables and definitions. It skips code and
/// comments.
struct MarkdownReader {
  private var passages: [NotesDocument.Passage] = []
  private var headings: [(level: Int, text: String)] = []
  private var paragraph: [Substring] = []
  private var kind = NotesDocument.Passage.Kind.paragraph
  private var lists = NumberedLists()
  private var columns: [String] = []
  private var html = HTMLTable()
  private var formulas = FormulaTable()
  private var hidden: Hidden?
  /// Whether the open passage is an entry of a definition list. Lines that follow continue its meaning.
  private var isDefinition = false

  /// A block that is skipped until a line ends it.
  private enum Hidden { case code(Substring), comment }

  mutating func read(_ line: Substring) {
    let text = line.trimmingSpaces
    if let hidden {
      endHidden(hidden, text)
    } else if !startHidden(text) {
      readVisible(Self.withoutQuote(text), indent: line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) })
    }
  }

  mutating func finished() -> (passages: [NotesDocument.Passage], formulas: [TeXFormula]) {
    endParagraph()
    return (passages, formulas.formulas)
  }

  private mutating func readVisible(_ text: Substring, indent: Int) {
    if let rows = html.read(text) {
      endParagraph()
      formulas.add(from: text)
      lists.end()
      for row in rows { add(row.cells, row.columns) }
    } else if text.isEmpty {
      endParagraph()
      columns = []
    } else if let heading = MarkdownLine.heading(text) {
      formulas.add(from: text)
      start(heading)
    } else if let level = MarkdownLine.underline(text), kind == .paragraph, paragraph.count == 1 {
      formulas.add(from: paragraph[0])
      start((level, InlineMarkdown.plain(String(paragraph.removeFirst()))))
    } else if MarkdownLine.isRule(text) {
      endParagraph()
    } else if text.hasPrefix("|") || (!columns.isEmpty && text.contains("|")) || MarkdownLine.isDelimiter(text) {
      formulas.add(from: text)
      readRow(text)
    } else if let item = MarkdownLine.item(text) {
      endParagraph()
      kind = item.isNumbered ? lists.item(at: indent) : .listItem
      if !item.isNumbered { lists.interrupt(at: indent) }
      paragraph = [item.text]
    } else if let meaning = MarkdownLine.definition(text), let term = definedTerm() {
      startDefinition(of: term, meaning)
    } else {
      paragraph.append(text)
    }
  }

  // MARK: - Paragraphs

  private mutating func endParagraph() {
    if kind == .paragraph, let table = DelimitedTable.read(paragraph) {
      lists.end()
      for line in paragraph { formulas.add(from: line) }
      for cells in table.rows { add(cells, table.columns) }
    } else if kind == .paragraph, let entries = EntryLines.entries(paragraph) {
      lists.end()
      for entry in entries {
        formulas.add(from: entry)
        add(.listItem, InlineMarkdown.plain(entry))
      }
    } else {
      for statement in isDefinition ? [paragraph] : LineBreaks.statements(paragraph) {
        addLines(statement)
        // NB: a line below an item that is a statement of its own is an item too.
        if kind != .paragraph { kind = .listItem }
      }
    }
    (paragraph, kind, isDefinition) = ([], .paragraph, false)
  }

  private mutating func addLines(_ lines: [Substring]) {
    let markdown = BoldOpening.joined(lines)
    let text = InlineMarkdown.plain(markdown)[...].trimmingSpaces
    guard !text.isEmpty else { return }
    formulas.add(from: markdown)
    if kind == .paragraph { lists.end() }
    add(kind, String(text), emphasis: Emphasis.terms(in: markdown), links: Emphasis.links(in: markdown))
  }

  /// The term of a definition list: a line of its own, directly above its meaning or with an empty line between.
  private mutating func definedTerm() -> String? {
    if isDefinition { return nil }
    if let term = paragraph.first { return paragraph.count == 1 && kind == .paragraph ? String(term) : nil }
    guard let last = passages.last, last.kind == .paragraph, last.headings == headings.map(\.text), last.text.count <= 80 else {
      return nil
    }
    passages.removeLast()
    return last.text
  }

  /// An entry of a definition list: the meaning stands after a colon or a tilde, below its term.
  private mutating func startDefinition(of term: String, _ meaning: Substring) {
    kind = .listItem
    isDefinition = true
    paragraph = ["\(term): \(meaning)"]
  }

  private static let maximumHeading = 300

  private mutating func start(_ heading: (level: Int, text: String)) {
    endParagraph()
    lists.end()
    columns = []
    headings.removeAll { $0.level >= heading.level }
    // NB: every passage repeats its headings, so a longer one would cost time without an end.
    if !heading.text.isEmpty { headings.append((heading.level, String(heading.text.prefix(Self.maximumHeading)))) }
  }

  private mutating func add(_ kind: NotesDocument.Passage.Kind, _ text: String, emphasis: [String] = [], links: [String] = []) {
    let text = String(text[...].trimmingSpaces)
    guard !text.isEmpty else { return }
    passages.append(
      .init(
        kind: kind, text: text, headings: headings.map(\.text), emphasis: emphasis, links: links))
  }

  // MARK: - Tables

  /// Reads a row of a table. The first row names the columns. Short rows are padded and long rows are cut.
  private mutating func readRow(_ text: Substring) {
    if MarkdownLine.isDelimiter(text) {
      if columns.isEmpty, let header = paragraph.popLast(), header.contains("|") { columns = Self.columns(header) }
      return endParagraph()
    }
    endParagraph()
    lists.end()
    guard !columns.isEmpty else { return columns = Self.columns(text) }
    var cells = MarkdownLine.cells(text)
    cells = Array(cells.prefix(columns.count))
    cells += [String](repeating: "", count: columns.count - cells.count)
    add(cells, columns)
  }

  /// The names of the columns. Every row is padded to their number, so there is a limit.
  private static func columns(_ header: Substring) -> [String] { Array(MarkdownLine.cells(header).prefix(NotesTable.maximumColumns)) }

  private mutating func add(_ cells: [String], _ columns: [String]) {
    add(.row(cells: cells, columns: columns), cells.filter { !$0.isEmpty }.joined(separator: " – "))
  }

  // MARK: - Skipped blocks

  private mutating func startHidden(_ text: Substring) -> Bool {
    if let fence = ["```", "~~~"].first(where: text.hasPrefix) {
      hidden = .code(Substring(fence))
    } else if text.hasPrefix("<!--") {
      hidden = text.contains("-->") ? nil : .comment
    } else {
      return false
    }
    endParagraph()
    return true
  }

  private mutating func endHidden(_ hidden: Hidden, _ text: Substring) {
    let isEnd =
      switch hidden {
      case .code(let fence): text.hasPrefix(fence)
      case .comment: text.contains("-->")
      }
    if isEnd { self.hidden = nil }
  }

  private static func withoutQuote(_ text: Substring) -> Substring {
    var text = text
    while text.first == ">" { text = text.dropFirst().trimmingSpaces }
    return text
  }
}

/// Counts the numbered lists of the notes, including nested lists.
private struct NumberedLists {
  private var open: [(indent: Int, list: Int, count: Int)] = []
  private var count = 0

  /// An item of the list that is open at this indentation, or of a new list.
  mutating func item(at indent: Int) -> NotesDocument.Passage.Kind {
    open.removeAll { $0.indent > indent }
    if open.last?.indent != indent {
      open.append((indent, count, 0))
      count += 1
    }
    let last = open.count - 1
    defer { open[last].count += 1 }
    return .numberedItem(list: open[last].list, item: open[last].count)
  }

  /// Ends the lists that do not enclose an unnumbered item.
  mutating func interrupt(at indent: Int) { open.removeAll { $0.indent >= indent } }

  mutating func end() { open = [] }
}

extension Substring {
  /// The text without white space at its ends.
  package var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
