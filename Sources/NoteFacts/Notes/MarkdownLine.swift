/// Recognizes the kind of a single line of Markdown.
enum MarkdownLine {
  /// A heading `## Name`, with or without closing `#` marks.
  static func heading(_ text: Substring) -> (level: Int, text: String)? {
    guard text.first == "#" else { return nil }
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first?.isWhitespace == true else { return nil }
    var name = text.dropFirst(level).trimmingSpaces
    while name.last == "#" { name.removeLast() }
    let plain = String(InlineMarkdown.plain(String(name))[...].trimmingSpaces)
    return plain.isEmpty ? nil : (level, plain)
  }

  /// The level of the heading above a line of `===` or `---`.
  static func underline(_ text: Substring) -> Int? {
    guard let mark = text.first, mark == "=" || mark == "-", text.count >= 2, text.allSatisfy({ $0 == mark }) else { return nil }
    return mark == "=" ? 1 : 2
  }

  /// `***`, `---` or `___`, with spaces or without.
  static func isRule(_ text: Substring) -> Bool {
    guard let mark = text.first, "*-_=".contains(mark) else { return false }
    return text.allSatisfy { $0 == mark || $0 == " " } && text.count { $0 == mark } >= 3
  }

  /// Whether a line is the delimiter row below the header of a table.
  static func isDelimiter(_ text: Substring) -> Bool {
    text.utf8.contains(UInt8(ascii: "|")) && text.utf8.contains(UInt8(ascii: "-")) && text.allSatisfy { "|-: \t".contains($0) }
  }

  /// The cells of a row. `\|` does not separate cells.
  static func cells(_ text: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in text {
      if character == "|" && !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    cells.append(cell)
    if text.first == "|" { cells.removeFirst() }
    if text.last == "|", cells.count > 1 { cells.removeLast() }
    return cells.map { String(InlineMarkdown.plain(String($0[...].trimmingSpaces))[...].trimmingSpaces) }
  }

  /// An item of a list: `- text` or `3. text`. A task checkbox such as `[x]` is removed.
  static func item(_ text: Substring) -> (text: Substring, isNumbered: Bool)? {
    if let mark = text.first, "-*+•".contains(mark), text.dropFirst().first?.isWhitespace == true {
      return (withoutBox(text.dropFirst(2).trimmingSpaces), false)
    }
    let digits = text.prefix { $0.wholeNumberValue != nil }.prefix(4)
    let rest = text.dropFirst(digits.count)
    guard (1...3).contains(digits.count), let mark = rest.first, ".)．、".contains(mark) else { return nil }
    guard rest.dropFirst().first?.isWhitespace == true || mark == "、" || mark == "．" else { return nil }
    return (rest.dropFirst().trimmingSpaces, true)
  }

  private static func withoutBox(_ text: Substring) -> Substring {
    guard ["[ ] ", "[x] ", "[X] "].contains(where: text.hasPrefix) else { return text }
    return text.dropFirst(4).trimmingSpaces
  }

  /// The meaning in a line `: meaning` or `~ meaning` of a definition list.
  static func definition(_ text: Substring) -> Substring? {
    guard text.first == ":" || text.first == "~", text.dropFirst().first?.isWhitespace == true else { return nil }
    return text.dropFirst().trimmingSpaces
  }
}
