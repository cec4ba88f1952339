/// Wrong words that look like a right one: nearly the same length, the same first or last letter, few letters of difference. *mantener*
/// beside *manejar*.
struct LookAlikes {
  /// How many there are for a word at most.
  static let limit = 8
  /// Nobody mixes up sentences; and comparing long texts would take long.
  private static let longest = 24

  let deck: GameDeck

  /// The most alike, the nearest first; none when nothing is near.
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

  /// How far a word is from another; nil when nobody would take one for the other. Letters of difference count twice, a different first or
  /// last letter once.
  static func cost(of word: [UInt32], beside other: [UInt32]) -> Int? {
    let longest = max(word.count, other.count)
    guard longest <= Self.longest, longest - min(word.count, other.count) <= 2 else { return nil }
    let (sameStart, sameEnd) = (word.first == other.first, word.last == other.last)
    guard sameStart || sameEnd else { return nil }
    let distance = editDistance(word, other)
    // NB: at most two letters in five, and one of two, or short words would all be alike.
    guard distance <= max(1, longest * 2 / 5) else { return nil }
    return distance * 2 + (sameStart ? 0 : 1) + (sameEnd ? 0 : 1)
  }

  /// The fewest letters to put in, take out or change (V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and
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
