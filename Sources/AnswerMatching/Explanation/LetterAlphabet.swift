/// Splits text into the letters that a reader sees, each with its marks. Letters that match each other are the same letter.
struct LetterAlphabet {
  struct Letter: Equatable {
    /// The letter as written, with the ignored marks beside it.
    fileprivate(set) var text: Scalars
    /// A number for the letter, equal for letters that match. Text that the steps remove has no number.
    let identity: Int

    static func == (left: Letter, right: Letter) -> Bool { left.identity == right.identity }
  }

  private let matcher: AnswerMatcher
  private var identities: [Scalars: Int] = [:]
  private var written: [Scalars: Int] = [:]
  private var spellings: [[Int]] = []

  /// The maximum length in scalars of a text that is compared letter by letter.
  static let maximumTextLength = 600
  private static let space: Scalars = [" "]

  init(_ matcher: AnswerMatcher) {
    self.matcher = matcher
  }

  /// The letters of a text; `nil` when it is too long.
  mutating func letters(of text: String) -> [Letter]? {
    guard text.utf8.count <= 4 * Self.maximumTextLength else { return nil }
    var scalars = Scalars(text).composed
    scalars.trim(.whitespaceAndNewlines)
    guard scalars.count <= Self.maximumTextLength else { return nil }
    var letters: [Letter] = []
    var overlooked: Scalars = []
    for unit in units(of: scalars) {
      if let identity = identity(of: unit) {
        letters.append(Letter(text: overlooked + unit, identity: identity))
        overlooked = []
      } else if letters.isEmpty {
        overlooked += unit
      } else {
        letters[letters.count - 1].text += unit
      }
    }
    return letters
  }

  /// The words of a text, each with the space after it. Words that differ only in spaces are equal.
  mutating func words(of letters: [Letter]) -> [Letter] {
    var words: [Letter] = []
    var (text, spelling): (Scalars, [Int]) = ([], [])
    for (index, letter) in letters.enumerated() {
      text += letter.text
      if !letter.text.allSatisfy(ScalarSet.whitespaceAndNewlines.contains) { spelling.append(letter.identity) }
      let isLast = index == letters.count - 1
      guard isLast || letter.text.last.map(ScalarSet.whitespaceAndNewlines.contains) == true else { continue }
      let known = spellings.firstIndex(of: spelling)
      if known == nil { spellings.append(spelling) }
      words.append(Letter(text: text, identity: known ?? spellings.count - 1))
      (text, spelling) = ([], [])
    }
    return words
  }

  private func units(of scalars: Scalars) -> [Scalars] {
    var units: [Scalars] = []
    for scalar in scalars {
      let follows = ScalarSet.dependentSigns.contains(scalar) || scalar.properties.canonicalCombiningClass != .notReordered
      if follows, !units.isEmpty {
        units[units.count - 1].append(scalar)
      } else {
        units.append([scalar])
      }
    }
    return units
  }

  private mutating func identity(of unit: Scalars) -> Int? {
    if let known = written[unit] { return known < 0 ? nil : known }
    let identity = newIdentity(of: unit)
    written[unit] = identity ?? -1
    return identity
  }

  private mutating func newIdentity(of unit: Scalars) -> Int? {
    let isSpace = unit.allSatisfy(ScalarSet.whitespaceAndNewlines.contains)
    let key = isSpace && !matcher.context.removesSpaces ? Self.space : matcher.key(of: unit.text)
    guard !key.isEmpty else { return nil }
    if let known = identities[key] { return known }
    identities[key] = identities.count
    return identities.count - 1
  }
}

extension ScalarSet {
  /// Vowel signs and similar signs of South and South-East Asia, which are displayed with the letter before them. The blocks of the Indian
  /// scripts all have the same layout.
  static let dependentSigns = ScalarSet(indianSigns).union(
    ScalarSet([
      0xDCA...0xDDF, 0xE31...0xE31, 0xE33...0xE3A, 0xE47...0xE4E, 0xEB1...0xEB1, 0xEB3...0xEBC, 0xEC8...0xECE, 0x102B...0x103E,
      0x1056...0x1059, 0x17B4...0x17D3, 0x17DD...0x17DD,
    ]))

  private static let indianSigns: [ClosedRange<UInt32>] = {
    let places: [ClosedRange<UInt32>] = [0x00...0x03, 0x3A...0x3C, 0x3E...0x4F, 0x55...0x57, 0x62...0x63]
    let blocks: [UInt32] = [0x900, 0x980, 0xA00, 0xA80, 0xB00, 0xB80, 0xC00, 0xC80, 0xD00]
    return blocks.flatMap { block in places.map { block + $0.lowerBound...block + $0.upperBound } }
  }()
}
