/// Joins the lines of a passage. A first line that is only a bold term is the title of the lines below it.
enum BoldOpening {
  /// The lines with spaces between them, and with a colon after a bold title.
  static func joined(_ lines: [Substring]) -> String {
    guard lines.count >= 2, let first = lines.first, isTitle(first) else { return lines.joined(separator: " ") }
    return first.trimmingSpaces + ": " + lines.dropFirst().joined(separator: " ")
  }

  private static let marks = ["**", "__", "=="]

  /// Whether a line is bold as a whole, with or without a remark in brackets.
  static func isTitle(_ line: Substring) -> Bool {
    guard let mark = marks.first(where: line.hasPrefix) else { return false }
    let inside = line.dropFirst(mark.count)
    guard let end = inside.firstPlace(of: mark), end.lowerBound > inside.startIndex,
      inside[..<end.lowerBound].last.map({ !":.,;：。".contains($0) }) ?? false
    else { return false }
    let rest = inside[end.upperBound...].trimmingSpaces
    return rest.isEmpty || (rest.hasPrefix("(") && rest.hasSuffix(")"))
  }
}
