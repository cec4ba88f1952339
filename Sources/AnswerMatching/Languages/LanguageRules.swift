/// The writing rules of one language that matter for matching: a row of the table in `LanguageRules+Table.swift`.
struct LanguageRules: Sendable {
  /// The primary language subtags of the languages with these rules.
  let codes: [String]
  #if !hasFeature(Embedded)
    /// The traits of the row, for the documentation.
    let traits: [LanguageTrait]
  #endif
  var spaces = Spaces.kept
  var letterCase = LetterCase.plain
  var capitals = Capitals.nothing
  var vowelSigns = VowelSigns.arabicAndHebrew
  var joiners = Joiners.dropped
  /// Letters with a second form, and the form to compare.
  var letters = ScalarMap.nothing
  /// Runs of letters and marks with a second spelling, and the spelling to compare.
  var sequences: [LetterSequence] = []
  /// Additional scalars that are typed for an apostrophe.
  var apostrophes = ScalarSet.nothing
  /// Scalars that are typed for a comma in this language, and for an apostrophe in others.
  var commas = ScalarSet.nothing
  /// Additional scalars that end a sentence.
  var terminalMarks = ScalarSet.nothing
  /// Marks of question, exclamation and stress that are placed inside a word.
  var innerMarks = ScalarSet.nothing
  /// Letters between which a comma belongs to the word: Greek ό,τι.
  var commaBetween: (before: ScalarSet, after: ScalarSet)?
  /// Commas group the digits of a number.
  var groupsDigits = false
  /// A space is written before `? ! : ;` and inside « ».
  var spacesHighMarks = false
  /// Stress marks that are not part of the spelling.
  var stress: Stress?
  /// The storage order of marks that look the same in any order, as sets of ascending rank.
  var markOrder: [ScalarSet] = []
  /// A subscript ro is stored after the other subscripts of its letter, and a shifter after all of them: Khmer.
  var ordersSubscripts = false
  /// The digit zero and the letter wa have the same shape: Burmese.
  var zeroLooksLikeWa = false
  /// Numbers are also written with letters for units, tens, a hundred and ten thousand: Ethiopic.
  var ethiopicNumerals = false
  /// A tone mark may be on the first or the second vowel at the end of a syllable: Vietnamese hòa, hoà.
  var movesTones = false
  /// A nasal letter before a stop of the same place of articulation is also written as anusvara: Hindi हिन्दी, हिंदी.
  var homorganicNasals = false
  /// Readings in parentheses may follow a kanji.
  var furigana = false

  init(codes: [String], _ traits: [LanguageTrait]) {
    self.codes = codes
    #if !hasFeature(Embedded)
      self.traits = traits
    #endif
    for trait in traits { add(trait) }
  }

  private mutating func add(_ trait: LanguageTrait) {
    switch trait {
    case .spaces(let value): spaces = value
    case .letterCase(let value): letterCase = value
    case .capitals(let value): capitals = value
    case .vowelSigns(let value): vowelSigns = value
    case .joiners(let value): joiners = value
    case .letters(let value): letters = value
    case .sequences(let value): sequences = value
    case .apostrophes(let value): apostrophes = value
    case .commas(let value): commas = value
    case .terminalMarks(let value): terminalMarks = value
    case .innerMarks(let value): innerMarks = value
    case .commaBetween(let before, let after): commaBetween = (before, after)
    case .groupsDigits: groupsDigits = true
    case .spacesHighMarks: spacesHighMarks = true
    case .stress(let value): stress = value
    case .markOrder(let value): markOrder = value
    case .ordersSubscripts: ordersSubscripts = true
    case .zeroLooksLikeWa: zeroLooksLikeWa = true
    case .ethiopicNumerals: ethiopicNumerals = true
    case .movesTones: movesTones = true
    case .homorganicNasals: homorganicNasals = true
    case .furigana: furigana = true
    }
  }
}

extension LanguageRules {
  /// The rules for a BCP 47 tag, found by its primary subtag; ``neutral`` for a language without a row.
  static func matching(_ tag: String) -> (rules: LanguageRules, row: Int) {
    let subtag = tag.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    guard (2...3).contains(subtag.count) else { return (neutral, -1) }
    let code = subtag.reduce(0) { $0 << 8 | UInt32((0x41...0x5A).contains($1) ? $1 + 0x20 : $1) }
    guard let found = rows.first(where: { $0.code == code }) else { return (neutral, -1) }
    return (table[found.row], found.row)
  }

  /// The row of each subtag. The code packs the bytes of the subtag into one number.
  // NB: no dictionary. There are about a hundred subtags, and each dictionary type makes the WebAssembly module two kilobytes larger.
  private static let rows: [(code: UInt32, row: Int)] = table.enumerated().flatMap { row, rules in
    rules.codes.map { ($0.utf8.reduce(0) { $0 << 8 | UInt32($1) }, row) }
  }
}
