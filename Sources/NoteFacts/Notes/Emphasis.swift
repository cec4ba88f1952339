/// Finds the words of a passage that its author marked: in bold, in italics or as code. Authors of notes mark key terms. Finds wikilinks too.
enum Emphasis {
  private static let maximumCount = 12
  private static let maximumLength = 60

  private static let strong = ["**", "__", "=="]
  private static let weak = ["*", "_", "`"]

  /// The marked parts of a passage in Markdown, without Markdown, the bold ones first.
  static func terms(in markdown: String) -> [String] {
    // NB: two asterisks are no end of italics.
    let single = strong.reduce(markdown) { $0.firstPlace(of: $1) == nil ? $0 : $0.parts(between: $1).joined(separator: " ") }
    let parts = strong.flatMap { enclosed(by: $0, in: markdown) } + weak.flatMap { enclosed(by: $0, in: single) }
    return Array(parts.map(plain).filter { !$0.isEmpty && $0.count <= maximumLength }.uniqued().prefix(maximumCount))
  }

  /// The texts of the wikilinks of a passage. Each names another page.
  static func links(in markdown: String) -> [String] {
    NoteMarkup.links(in: markdown).map(plain).filter { !$0.isEmpty && $0.count <= maximumLength }.uniqued()
  }

  private static func plain(_ markdown: String) -> String { String(InlineMarkdown.plain(markdown)[...].trimmingSpaces) }

  /// The short parts between two marks. An opening mark has a word directly after it and none directly before it. A closing mark has a word
  /// directly before it and none directly after it. So `2 * 3`, `a == b` and `my_name` have no marks.
  private static func enclosed(by mark: String, in markdown: String) -> [String] {
    guard markdown.firstPlace(of: mark) != nil else { return [] }
    let parts = markdown.parts(between: mark)
    var (found, place) = ([String](), 1)
    while place < parts.count - 1 {
      let (before, inner, after) = (parts[place - 1], parts[place], parts[place + 1])
      let isMarked =
        inner.utf8.count <= 4 * maximumLength && isFree(before.last) && isWord(inner.first) && isWord(inner.last) && isFree(after.first)
      if isMarked { found.append(inner) }
      place += isMarked ? 2 : 1
    }
    return found
  }

  private static func isWord(_ character: Character?) -> Bool { character.map { !$0.isWhitespace } ?? false }

  /// Whether a mark can stand beside a character, from outside. Scripts without spaces put none around marks.
  private static func isFree(_ character: Character?) -> Bool {
    character.map { !$0.isLetter && !$0.isNumber || UnspacedScript.occurs(in: String($0)) } ?? true
  }
}

extension String {
  /// The parts before, between and after the occurrences of a mark.
  fileprivate func parts(between mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstPlace(of: mark) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}
