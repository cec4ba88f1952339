/// Reads Markdown line by line, as far as notes need it: headings, paragraphs, lists, tables. Code is left out.
struct MarkdownReader {
  private var passages: [NotesDocument.Passage] = []
  private var headings: [(level: Int, text: String)] = []
  private var paragraph: [String] = []
  private var isListItem = false
  private var columns: [String] = []
  private var isInCode = false

  mutating func read(_ line: Substring) {
    let text = line.trimmingSpaces
    if text.hasPrefix("```") || text.hasPrefix("~~~") {
      endParagraph()
      isInCode.toggle()
    } else if isInCode {
      return
    } else if text.isEmpty {
      endParagraph()
      columns = []
    } else if let heading = Self.heading(text) {
      endParagraph()
      headings.removeAll { $0.level >= heading.level }
      headings.append(heading)
    } else if text.hasPrefix("|") {
      endParagraph()
      readRow(text)
    } else if let item = Self.listItem(text) {
      endParagraph()
      isListItem = true
      paragraph = [item]
    } else {
      paragraph.append(String(text))
    }
  }

  mutating func finished() -> [NotesDocument.Passage] {
    endParagraph()
    return passages
  }

  private mutating func endParagraph() {
    let text = InlineMarkdown.plain(paragraph.joined(separator: " "))
    if !text.isEmpty { add(isListItem ? .listItem : .paragraph, text) }
    (paragraph, isListItem) = ([], false)
  }

  private mutating func add(_ kind: NotesDocument.Passage.Kind, _ text: String) {
    passages.append(.init(kind: kind, text: text, headings: headings.map(\.text)))
  }

  /// The first row of a table names its columns.
  private mutating func readRow(_ text: Substring) {
    let inside = text.dropFirst().reversed().drop { $0 == "|" || $0.isWhitespace }.reversed()
    let cells = String(inside).split(separator: "|", omittingEmptySubsequences: false).map {
      InlineMarkdown.plain(String($0.trimmingSpaces))
    }
    if cells.allSatisfy({ $0.allSatisfy { "-:".contains($0) } }) { return }
    if columns.isEmpty {
      columns = cells
    } else {
      add(.row(cells: cells, columns: columns), cells.joined(separator: " – "))
    }
  }

  private static func heading(_ text: Substring) -> (level: Int, text: String)? {
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first?.isWhitespace == true else { return nil }
    let name = InlineMarkdown.plain(String(text.dropFirst(level).trimmingSpaces))
    return name.isEmpty ? nil : (level, name)
  }

  private static func listItem(_ text: Substring) -> String? {
    if let mark = text.first, "-*+•".contains(mark), text.dropFirst().first?.isWhitespace == true {
      return String(text.dropFirst(2).trimmingSpaces)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...3).contains(digits.count), let mark = rest.first, mark == "." || mark == ")", rest.dropFirst().first?.isWhitespace == true
    else { return nil }
    return String(rest.dropFirst(2).trimmingSpaces)
  }
}

extension Substring {
  /// Without white space at the ends.
  var trimmingSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
