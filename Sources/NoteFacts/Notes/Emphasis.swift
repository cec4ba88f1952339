/// Finds the bold words of a passage. Authors of notes set key terms in bold.
enum Emphasis {
  private static let maximumCount = 12
  private static let maximumLength = 60

  /// The bold parts of a passage in Markdown, in their order, without Markdown.
  static func terms(in markdown: String) -> [String] {
    var terms: [String] = []
    for mark in ["**", "__", "=="] where markdown.firstPlace(of: mark) != nil {
      // NB: Every second part between the marks is bold.
      for (number, part) in markdown.components(separatedBy: mark).enumerated()
      where !number.isMultiple(of: 2) && terms.count < maximumCount {
        let term = InlineMarkdown.plain(part)[...].trimmingSpaces
        if !term.isEmpty, term.count <= maximumLength { terms.append(String(term)) }
      }
    }
    return terms.uniqued()
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
    // NB: Without a closing mark, the last part is not bold.
    return parts.count.isMultiple(of: 2) ? parts + [String(rest)] : parts
  }
}
