import NoteFacts

/// Recognizes words that are nearly the same in two languages. Among options, such a word gives its translation away.
enum LikeWords {
  /// Two texts, and whether they are nearly the same word.
  static let examples: [(one: String, other: String, areAlike: Bool)] = [
    ("policja", "police", true), ("skuter", "scooter", true), ("patronus", "the patron", true), ("visitare", "to visit", true),
    ("die Adresse", "address", true), ("la família", "family", true), ("haus", "house", true),
    ("perro", "dog", false), ("la mesa", "table", false), ("gato", "cat", false), ("犬", "dog", false), ("ja", "yes", false),
    ("tomar", "to take", false), ("correr", "to run", false),
  ]

  /// Whether two texts are nearly the same word: without articles and accents, the shorter one has at least four letters, and the longer one begins
  /// with it, or fewer than two in five of all their letters are in only one of them.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (letters(one), letters(other))
    let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
    guard shorter.count >= minimumLetters, longer.count <= maximumLetters else { return false }
    return longer.starts(with: shorter) || 5 * longer.difference(from: shorter).count < 2 * (shorter.count + longer.count)
  }

  private static let (minimumLetters, maximumLetters) = (4, 40)

  /// The letters of a text in lowercase, without accents and without the article or the “to” that it begins with.
  private static func letters(_ text: String) -> [Character] {
    let bare = Articles.removed(from: text, Articles.ofAllLanguages) ?? text
    return Array(Accents.removed(from: bare.lowercased()).filter(\.isLetter))
  }
}
