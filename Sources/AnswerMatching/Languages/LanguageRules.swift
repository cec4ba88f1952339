/// What is special about writing in one language, as far as matching goes. The table is in `LanguageRules+Table.swift`.
struct LanguageRules: Sendable {
  /// Whether spaces separate words.
  enum Spaces: Sendable { case kept, removed }

  /// How capitals become small letters.
  enum LetterCase: Sendable {
    /// The Unicode mapping, scalar by scalar.
    case plain
    /// I is the capital of ı, and İ of i.
    case turkic
    /// As plain, and a final sigma is a sigma.
    case greek
  }

  /// What is lost when a whole answer is typed in capitals.
  enum Capitals: Sendable {
    case nothing
    /// Greek capitals carry no tonos.
    case tonos
    /// German capitals write SS for ß.
    case sharpS
    /// Armenian capitals write ԵՎ for և.
    case armenianEw
  }

  /// Which marks are vowel signs that everyday writing leaves out.
  enum VowelSigns: Sendable { case arabic, arabicAndHebrew }

  /// What zero-width joiners and non-joiners are.
  enum Joiners: Sendable {
    /// They may be part of the spelling.
    case kept
    /// They mean nothing, or only shape what is shown.
    case dropped
    /// A non-joiner and a space are two spellings of one form; a joiner means nothing.
    case space
  }

  /// Marks that show the stress in dictionaries and textbooks, and the letters they stand on.
  struct Stress: Sendable {
    let letters: ScalarSet
    let marks: ScalarSet
  }

  /// Primary language subtags: one, or several for one set of rules.
  var codes: [String] = []
  var spaces = Spaces.kept
  var letterCase = LetterCase.plain
  var capitals = Capitals.nothing
  var vowelSigns = VowelSigns.arabicAndHebrew
  var joiners = Joiners.dropped
  /// Letters that are written in two ways.
  var letters = ScalarMap.nothing
  /// Runs of letters and marks that are written in two ways.
  var sequences: [LetterSequence] = []
  /// Further scalars that are typed for an apostrophe.
  var apostrophes = ScalarSet.nothing
  /// Further scalars that end a sentence.
  var terminalMarks = ScalarSet.nothing
  /// Marks of question, call and stress that stand inside a word.
  var innerMarks = ScalarSet.nothing
  /// Between these letters a comma belongs to the word: Greek ό,τι.
  var commaBetween: (before: ScalarSet, after: ScalarSet)?
  /// Commas group the digits of a number.
  var groupsDigits = false
  /// A space stands before `? ! : ;` and inside « ».
  var spacesHighMarks = false
  /// Marks of stress that are no part of the spelling.
  var stress: Stress?
  /// The order in which marks are stored that look the same in any order, as sets of ascending rank.
  var markOrder: [ScalarSet] = []
  /// A tone mark on the first or the second vowel at the end of a syllable: Vietnamese hòa, hoà.
  var movesTones = false
  /// A nasal letter before a stop of its own place is also written as anusvara: Hindi हिन्दी, हिंदी.
  var homorganicNasals = false
  /// Readings in parentheses may follow a kanji.
  var furigana = false
}

extension LanguageRules {
  /// The rules for a BCP 47 tag, found by its primary subtag; ``neutral`` for a language without a row.
  static func matching(_ tag: String) -> (rules: LanguageRules, row: Int) {
    let subtag = tag.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    guard (2...3).contains(subtag.count) else { return (neutral, -1) }
    let code = subtag.reduce(0) { $0 << 8 | UInt32((0x41...0x5A).contains($1) ? $1 + 0x20 : $1) }
    guard let row = rows[code] else { return (neutral, -1) }
    return (table[row], row)
  }

  /// Where in the table a subtag is, by the bytes of its letters.
  private static let rows: [UInt32: Int] = {
    var rows: [UInt32: Int] = [:]
    for (row, rules) in table.enumerated() {
      for code in rules.codes { rows[code.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = row }
    }
    return rows
  }()
}
