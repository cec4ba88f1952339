/// Removes the marks of note-taking programs, which are not Markdown: wikilinks, embedded files, attributes, footnotes, citations,
/// highlights, block names and callouts. Links keep their text.
enum NoteMarkup {
  /// The text without such marks.
  static func plain(_ text: String) -> String {
    guard mayContain(text) else { return text }
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      if let (shown, length) = mark(at: rest) {
        plain += shown
        rest = rest.dropFirst(length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return withoutBlockName(plain)
  }

  /// The texts of the wikilinks in a text.
  static func links(in text: String) -> [String] {
    var links: [String] = []
    var rest = text[...]
    while let opening = rest.firstPlace(of: "[[") {
      let isEmbedded = rest[..<opening.lowerBound].last == "!"
      let link = enclosed(rest[opening.lowerBound...], "[[", "]]")
      if let link, !isEmbedded { links.append(linkText(link.inner)) }
      rest = rest[opening.lowerBound...].dropFirst(link?.length ?? 2)
    }
    return links
  }

  private static let openings = ["[[", "![", "{#", "{.", "{:", "[^", "[@", "==", "%%", "[!", " ^", "~", "^["]
  private static let maximumLength = 400

  private static func mayContain(_ text: String) -> Bool { openings.contains { text.firstPlace(of: $0) != nil } }

  /// The mark at the beginning of a text: what it shows, and its length in characters.
  private static func mark(at text: Substring) -> (shown: String, length: Int)? {
    switch text.first {
    case "!" where text.hasPrefix("![["): enclosed(text, "![[", "]]").map { ("", $0.length) }
    case "!" where text.hasPrefix("!["): image(text)
    case "[" where text.hasPrefix("[["): enclosed(text, "[[", "]]").map { (linkText($0.inner), $0.length) }
    case "[" where text.hasPrefix("[^") || text.hasPrefix("[@"): enclosed(text, "[", "]").map { ("", $0.length) }
    case "[" where text.hasPrefix("[!"):
      enclosed(text, "[!", "]").map { ("", $0.length + (text.dropFirst($0.length).first.map("+-".contains) == true ? 1 : 0)) }
    case "{" where ["{#", "{.", "{:"].contains(where: text.hasPrefix): enclosed(text, "{", "}").map { ("", $0.length) }
    case "=" where text.hasPrefix("=="): enclosed(text, "==", "==").map { (String($0.inner), $0.length) }
    case "^" where text.hasPrefix("^["): enclosed(text, "^[", "]").map { ("", $0.length) }
    case "~" where !text.hasPrefix("~~"): subscripted(text)
    case "~" where text.hasPrefix("~~"): enclosed(text, "~~", "~~").map { ("", $0.length) }
    case "%" where text.hasPrefix("%%"): enclosed(text, "%%", "%%").map { ("", $0.length) }
    default: nil
    }
  }

  private static func enclosed(_ text: Substring, _ opening: String, _ closing: String) -> (inner: Substring, length: Int)? {
    let inside = text.dropFirst(opening.count).prefix(maximumLength)
    guard let end = inside.firstPlace(of: closing), end.lowerBound > inside.startIndex else { return nil }
    let inner = inside[..<end.lowerBound]
    return (inner, opening.count + inner.count + closing.count)
  }

  /// A subscript between tildes: `H~2~O`.
  private static func subscripted(_ text: Substring) -> (shown: String, length: Int)? {
    guard let found = enclosed(text, "~", "~"), found.inner.count <= 6, !found.inner.contains(where: \.isWhitespace) else { return nil }
    return (String(found.inner), found.length)
  }

  /// The name behind a bar, or the page without its folder and its section.
  private static func linkText(_ inner: Substring) -> String {
    if let bar = inner.lastIndex(of: "|") { return String(inner[inner.index(after: bar)...]) }
    let page = inner.split(separator: "#", omittingEmptySubsequences: true).first ?? inner
    return String(page.split(separator: "/").last ?? page)
  }

  private static func image(_ text: Substring) -> (shown: String, length: Int)? {
    guard let alternative = enclosed(text, "![", "]") else { return nil }
    let rest = text.dropFirst(alternative.length)
    guard rest.first == "(", let address = enclosed(rest, "(", ")") else { return nil }
    return ("", alternative.length + address.length)
  }

  /// Obsidian names a block with ` ^name` at its end.
  private static func withoutBlockName(_ text: String) -> String {
    guard let caret = text.lastIndex(of: "^"), caret > text.startIndex, text[text.index(before: caret)] == " " else { return text }
    let name = text[text.index(after: caret)...]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return text }
    return String(text[..<caret][...].trimmingSpaces)
  }
}
