/// Finds wrong words that look like a right one: similar length, the same first or last letter, and few different letters, such as
/// *mantener* and *manejar*.
struct LookAlikes {
  /// The maximum number of similar words for a prompt.
  static let limit = 8
  /// The maximum length of compared words, in scalars. Players do not confuse sentences, and comparing long texts is slow.
  private static let maximumLength = 24

  let deck: GameDeck

  /// The most similar words, nearest first; empty when no word is similar.
  func words(for prompt: Int) -> [Int] {
    let answers = deck.prompts[prompt].accepted.map { letters(of: $0) }
    var found: [(word: Int, cost: Int)] = []
    for word in 0..<deck.ownCount where deck.isFairlyWrong(word, for: prompt) {
      let candidate = letters(of: word)
      if let cost = answers.compactMap({ Self.cost(of: candidate, beside: $0) }).min() { found.append((word, cost)) }
    }
    return found.sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.prefix(Self.limit).map { $0.word }
  }

  private func letters(of word: Int) -> [UInt32] { deck.words[word].unicodeScalars.map { $0.value } }

  /// The distance between two words: 2 for each letter of edit distance, 1 for a different first letter and 1 for a different last letter.
  /// It is `nil` when the words are not similar.
  static func cost(of word: [UInt32], beside other: [UInt32]) -> Int? {
    let longest = max(word.count, other.count)
    guard longest <= Self.maximumLength, longest - min(word.count, other.count) <= 2 else { return nil }
    let (sameStart, sameEnd) = (word.first == other.first, word.last == other.last)
    guard sameStart || sameEnd else { return nil }
    let distance = editDistance(word, other)
    // NB: at most two letters in five, and at least one letter, which even short words may differ in.
    guard distance <= max(1, longest * 2 / 5) else { return nil }
    return distance * 2 + (sameStart ? 0 : 1) + (sameEnd ? 0 : 1)
  }

  /// The fewest letters to insert, delete or replace (V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and
  /// reversals", 1966), by one row of the table (R. A. Wagner, M. J. Fischer, 1974).
  static func editDistance(_ word: [UInt32], _ other: [UInt32]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherLetter) in other.enumerated() {
        let changed = letter == otherLetter ? diagonal : diagonal + 1
        diagonal = row[column + 1]
        row[column + 1] = min(changed, min(row[column], diagonal) + 1)
      }
    }
    return row[other.count]
  }
}
