import NoteFacts

/// Recognizes question marks and blanks in stems.
enum StemShape {
  static func isQuestionMark(_ character: Character) -> Bool { "?？؟՞፧⸮".contains(character) }

  /// The blanks of a stem: runs of at least two underscores, four full stops or two ellipses.
  static func blanks(_ stem: String) -> [Range<String.Index>] {
    guard stem.unicodeScalars.contains(where: { "_＿.…".unicodeScalars.contains($0) }) else { return [] }
    var blanks: [Range<String.Index>] = []
    var start = stem.startIndex
    while start < stem.endIndex {
      let mark = stem[start]
      let end = stem[start...].firstIndex { $0 != mark } ?? stem.endIndex
      if let least = lengths[mark], stem.distance(from: start, to: end) >= least { blanks.append(start..<end) }
      start = end
    }
    return blanks
  }

  private static let lengths: [Character: Int] = ["_": 2, "＿": 2, ".": 4, "…": 2]

  /// A stem without the first letters of its answer, which can stand in brackets at its end.
  static func withoutHint(_ stem: String) -> Substring {
    guard stem.hasSuffix("…)"), let open = stem.lastIndex(of: "(") else { return stem[...] }
    return stem[..<open]
  }
}
