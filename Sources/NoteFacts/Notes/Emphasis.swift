/// Finds the words of a passage that its author marked: in bold, in italics, as code or as a wikilink. Authors of notes mark key terms.
enum Emphasis {
  private static let maximumCount = 12
  private static let maximumLength = 60

  private static let strong = ["**", "__", "=="]
  private static let weak = ["*", "_", "`"]

  /// The marked parts of a passage in Markdown, without Markdown, the bold ones first.
  static func terms(in markdown: String) -> [String] {
    // NB: two asterisks are no end of italics.
    let single = strong.reduce(markdown) { $0.firstPlace(of: $1) == nil ? $0 : $0.components(separatedBy: $1).joined(separator: " ") }
    let parts = strong.flatMap { enclosed(by: $0, in: markdown) } + weak.flatMap { enclosed(by: $0, in: single) }
    return Array(parts.map(plain).filter { !$0.isEmpty && $0.count <= maximumLength }.uniqued().prefix(maximumCount))
  }

  /// The texts of the wikilinks of a passage. Each names another page.
  static func links(in markdown: String) -> [String] {
    NoteMarkup.links(in: markdown).map(plain).filter { !$0.isEmpty && $0.count <= maximumLength }.uniqued()
  }

  private static func plain(_ markdown: String) -> String { String(InlineMarkdown.plain(markdown)[...].trimmingSpaces) }

  /// The parts between two marks. A mark with a space behind its beginning or before its end is no mark: `2 * 3 * 4`.
  private static func enclosed(by mark: String, in markdown: String) -> [String] {
    guard markdown.firstPlace(of: mark) != nil else { return [] }
    // NB: every second part stands between marks.
    return markdown.components(separatedBy: mark).enumerated()
      .filter { !$0.isMultiple(of: 2) && $1.first?.isWhitespace == false && $1.last?.isWhitespace == false }.map(\.element)
  }
}

extension String {
  /// The parts between the occurrences of a mark.
  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstPlace(of: mark) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    // NB: Without a closing mark, the last part stands between no marks.
    return parts.count.isMultiple(of: 2) ? parts + [String(rest)] : parts
  }
}
