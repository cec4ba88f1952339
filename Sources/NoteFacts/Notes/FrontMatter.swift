/// Recognizes YAML front matter: metadata at the start of notes, between a line `---` and a line `---` or `...`.
///
/// A first line `---` may also be a rule. It opens front matter only if a line closes it and all lines between are YAML.
struct FrontMatter {
  /// Whether a key was read. Metadata begins with a key, so a Markdown list between two rules is not metadata.
  private var hasKey = false
  /// Whether the last key has no value on its line. Only then can list entries without indentation follow.
  private var expectsValue = false

  /// The number of lines of the front matter with both delimiters; 0 if there is none.
  static func count(of lines: [Substring]) -> Int {
    guard lines.first?.trimmingSpaces == "---" else { return 0 }
    var metadata = FrontMatter()
    for (place, line) in lines.enumerated().dropFirst() {
      let text = line.trimmingSpaces
      if text == "---" || text == "..." { return metadata.hasKey ? place + 1 : 0 }
      guard metadata.read(text, isIndented: line.first?.isWhitespace == true) else { return 0 }
    }
    return 0
  }

  /// - Returns: whether the line is YAML.
  private mutating func read(_ text: Substring, isIndented: Bool) -> Bool {
    if text.isEmpty || text.first == "#" { return true }
    if isIndented { return hasKey }
    if text == "-" || text.hasPrefix("- ") { return expectsValue }
    guard let value = Self.value(text) else { return false }
    (hasKey, expectsValue) = (true, value.isEmpty)
    return true
  }

  /// The value in a line `key: value`; nil for another line.
  private static func value(_ text: Substring) -> Substring? {
    guard let first = text.first, !"*&!|>%@`{}[],?:=+•".contains(first), MarkdownLine.item(text) == nil else { return nil }
    // NB: without a space after it, a colon belongs to the key, as in `https://example.org`.
    let colon = text.indices.first { place in
      text[place] == ":" && text[text.index(after: place)...].first?.isWhitespace != false
    }
    return colon.map { text[text.index(after: $0)...].trimmingSpaces }
  }
}
