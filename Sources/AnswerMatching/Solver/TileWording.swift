/// Finds the words of an accept entry that have a given form, so that messages can quote the author's spelling.
struct TileWording {
  private let matcher: AnswerMatcher
  private let words: [String]
  private var runs: [Scalars: String] = [:]

  /// The limits of an entry that is searched. Longer ones are not.
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

  /// Whether a piece consists of whole words. In an entry without spaces, every piece counts as whole.
  func isWhole(_ piece: Scalars) -> Bool {
    words.count == 1 || runs[key(piece)] != nil
  }

  /// The piece in the author's spelling if that is known, or else its form.
  func wording(of piece: Scalars) -> String {
    let key = key(piece)
    return runs[key].map(withoutMarks) ?? key.text
  }

  private func key(_ piece: Scalars) -> Scalars {
    matcher.key(of: piece.text)
  }

  /// The words without the marks that end a sentence, because tiles do not have them.
  private func withoutMarks(_ run: String) -> String {
    let key = matcher.key(of: run)
    var scalars = Scalars(run)
    while let last = scalars.last, matcher.key(of: String(last)).isEmpty, matcher.key(of: Array(scalars.dropLast()).text) == key {
      scalars.removeLast()
    }
    return scalars.text
  }
}
