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
  }

  /// Which marks are vowel signs that everyday writing leaves out.
  enum VowelSigns: Sendable { case arabic, arabicAndHebrew }

  /// A primary language subtag, or several for one set of rules.
  var codes: [String] = []
  var spaces = Spaces.kept
  var letterCase = LetterCase.plain
  var capitals = Capitals.nothing
  var vowelSigns = VowelSigns.arabicAndHebrew
  /// Letters that are written in two ways.
  var letters: [Unicode.Scalar: Scalars] = [:]
  /// Further scalars that are typed for an apostrophe.
  var apostrophes = ScalarSet("")
  /// Further scalars that end a sentence.
  var terminalMarks = ScalarSet("")
  /// Between these letters a comma belongs to the word: Greek ό,τι.
  var commaBetween: (before: ScalarSet, after: ScalarSet)?
  /// Marks that may be left out on one letter.
  var optionalMarks: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// A space stands before `? ! : ;` and inside « ».
  var spacesHighMarks = false
  /// An acute accent may show the stress and is no part of the spelling.
  var stressMarks = false
  /// A zero-width non-joiner and a space are two spellings of one form.
  var joinerIsSpace = false
  /// Readings in parentheses may follow a kanji.
  var furigana = false
}

extension LanguageRules {
  /// The rules for a BCP 47 tag, found by its primary subtag; ``neutral`` for a language without a row.
  static func matching(_ tag: String) -> LanguageRules {
    let subtag = tag.utf8.prefix { $0 != 0x2D && $0 != 0x5F }
    let code = subtag.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    return table.first { $0.codes.contains { Array($0.utf8) == code } } ?? neutral
  }
}
