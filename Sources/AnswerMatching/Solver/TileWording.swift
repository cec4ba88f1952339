/// Finds the words of an accept entry that read like a piece of its form, to name them as the author wrote them.
struct TileWording {
  private let matcher: AnswerMatcher
  private let words: [String]
  private var runs: [Scalars: String] = [:]

  /// Longer entries are not searched.
  private static let maximumWords = 24
  private static let maximumScalars = 2_000

  init(of entry: String, matcher: AnswerMatcher) {
    self.matcher = matcher
    self.words = entry.split(separator: " ").map(String.init)
    guard words.count <= Self.maximumWords, entry.unicodeScalars.count <= Self.maximumScalars else { return }
    for start in words.indices {
      for end in start..<words.count {
        let run = words[start...end].joined(separator: " ")
        runs[matcher.key(of: run)] = runs[matcher.key(of: run)] ?? run
      }
    }
  }

  /// Whether a piece is made of whole words, as far as the entry shows where words end.
  func isWhole(_ piece: Scalars) -> Bool {
    words.count == 1 || runs[key(piece)] != nil
  }

  /// The piece as the author wrote it; else as it is compared.
  func wording(of piece: Scalars) -> String {
    let key = key(piece)
    return runs[key].map(withoutMarks) ?? key.text
  }

  private func key(_ piece: Scalars) -> Scalars {
    matcher.key(of: piece.text)
  }

  /// A tile carries no mark of the sentence's end.
  private func withoutMarks(_ run: String) -> String {
    let key = matcher.key(of: run)
    var scalars = Scalars(run)
    while let last = scalars.last, matcher.key(of: String(last)).isEmpty, matcher.key(of: Array(scalars.dropLast()).text) == key {
      scalars.removeLast()
    }
    return scalars.text
  }
}
