/// The marks inside a line of Markdown.
enum InlineMarkdown {
  /// A line without marks of emphasis and code, and links as their texts.
  static func plain(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let character = rest.first {
      if character == "[", let link = link(rest) {
        text += plain(link.text)
        rest = link.rest
      } else {
        if !isMark(rest, after: text.last) { text.append(character) }
        rest.removeFirst()
      }
    }
    return text
  }

  /// Whether the next character is a mark: an asterisk or a back tick always, an underscore at the edge of a word.
  private static func isMark(_ rest: Substring, after last: Character?) -> Bool {
    switch rest.first {
    case "*", "`": !(last?.isWhitespace ?? true && rest.dropFirst().first?.isWhitespace ?? true)
    case "_": !isWord(last) || !isWord(rest.dropFirst().first)
    default: false
    }
  }

  private static func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }

  /// `[text](address)` at the beginning.
  private static func link(_ rest: Substring) -> (text: String, rest: Substring)? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let after = rest[rest.index(after: close)...]
    guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
    return (String(rest[rest.index(after: rest.startIndex)..<close]), after[after.index(after: end)...])
  }
}
