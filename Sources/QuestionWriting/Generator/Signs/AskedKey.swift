import NoteFacts

/// What a fact is asked for, the way of asking, and what the notes tell about it. Signs look at nothing else.
///
/// Of an entry of a table, it is the value of the cell, also if a question asks for the name of the row.
struct AskedKey: Sendable {
  /// The ways of asking that differ in how often they succeed.
  enum Form: String, Sendable, CaseIterable {
    /// A term is typed, from its meaning or its description.
    case term
    /// A term, or the meaning of one, among options.
    case choice
    /// The same in a script without spaces, where many answers cannot be typed.
    case unspacedChoice = "choice without spaces"
    /// A term that is missing from a sentence.
    case gap
    /// A term that is missing from a sentence that says what the thing is called.
    case keyTerm = "key term"
    /// A number that is missing from a sentence.
    case number
    /// The year of an event.
    case year
    /// An entry of a table is typed.
    case cell
    /// An entry of a table, or the name of its row, among options.
    case cellChoice = "cell among options"
    /// The place of a step in a procedure.
    case step
  }

  /// The way of asking; `nil` for one that is always accepted.
  var form: Form?
  /// The number of letters in the longest word of the key; `nil` in scripts whose letters are syllables or words, or leave out vowels.
  var letters: Int? = 9
  /// Whether the key is in a script without spaces.
  var isUnspaced = false
  /// Whether the key begins with a number.
  var isQuantity = false
  /// Whether the notes mark the key somewhere, in bold, in italics or as code.
  var isMarked = false
  /// Whether a heading contains the key.
  var isInHeading = false
  /// Whether a heading above the passage contains the key, so that the section is about it.
  var isInOwnHeading = false
  /// The number of passages with the rarest word of the key, its own included.
  var passages = 1
  /// Whether a word of the key is general.
  var hasGeneralWord = false
  /// The number of words in the description of a term.
  var description = 10
  /// The number of terms with descriptions in the section.
  var entries = 1
  /// The number of passages of the section.
  var sectionPassages = 10
  /// The number of words in the sentence or the line that states the fact.
  var sentence = 15

  /// Whether the section is a glossary: it describes four terms or more, and at least one for every two passages.
  var isInGlossary: Bool { entries >= 4 && 2 * entries >= sectionPassages }

  /// The same asked for among options.
  var amongOptions: AskedKey {
    var key = self
    switch form {
    case .term: key.form = isUnspaced ? .unspacedChoice : .choice
    case .cell: key.form = .cellChoice
    case .choice, .unspacedChoice, .gap, .keyTerm, .number, .year, .cellChoice, .step, nil: break
    }
    return key
  }
}

extension AskedKey {
  /// The key of a question about a fact. A term is typed.
  init(of place: Int, _ index: FactIndex) {
    let fact = index.facts[place]
    let (key, form) = Self.key(of: fact)
    self.form = form
    letters = Self.letters(of: key)
    isQuantity = key.drop { "+-−.,".contains($0) }.first?.isNumber ?? false
    isUnspaced = UnspacedScript.occurs(in: key)
    isMarked = index.prominence.marks(key)
    isInHeading = index.prominence.isInHeading(key)
    isInOwnHeading = index.prominence.isInHeading(key, of: fact.headings)
    passages = index.prominence.passages(with: key) ?? 0
    let content = index.words(key).filter { !index.language.vocabulary.common.contains($0) }
    if let general = GeneralWords.of(index.language) {
      // NB: a word of a script without spaces can be listed as a whole. A key without content words is general.
      hasGeneralWord = content.isEmpty || (isUnspaced && general.contains(key)) || content.contains(where: general.contains)
    }
    description = WritingSystem.wordCount(fact.meaning ?? "")
    entries = index.entriesOfSections[index.sectionNumbers[place]]
    sectionPassages = index.passagesOfSections[index.sectionNumbers[place]]
    sentence = WritingSystem.wordCount(fact.evidence)
  }

  /// Latin, Greek and Cyrillic letters stand for sounds, vowels included.
  private static func letters(of key: String) -> Int? {
    key.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || isSound($0) } ? Words.all(key).map(\.count).max() ?? 0 : nil
  }

  private static func isSound(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0530, 0x1D00..<0x2000, 0x2C60..<0x2C80, 0xA640..<0xA800, 0xFB00..<0xFB07: true
    default: false
    }
  }

  private static func key(of fact: Fact) -> (key: String, form: Form?) {
    switch fact.content {
    case .definition(let term, _): (term, .term)
    case .gap(_, let term): (term, .gap)
    case .keyTerm(_, let term): (term, .keyTerm)
    case .number(_, let value): (value, .number)
    case .year(_, let year): (year, .year)
    case .cell(let table, let row, let column): (table.rows[row][column], .cell)
    case .step: ("", .step)
    case .reason, .result, .formula, .pair: ("", nil)
    }
  }
}
