/// One special writing rule of a language. ``LanguageRules`` documents each of them.
enum LanguageTrait: Sendable {
  case spaces(LanguageRules.Spaces)
  case letterCase(LanguageRules.LetterCase)
  case capitals(LanguageRules.Capitals)
  case vowelSigns(LanguageRules.VowelSigns)
  case joiners(LanguageRules.Joiners)
  case letters(ScalarMap)
  case sequences([LetterSequence])
  case apostrophes(ScalarSet)
  case commas(ScalarSet)
  case terminalMarks(ScalarSet)
  case innerMarks(ScalarSet)
  case commaBetween(ScalarSet, ScalarSet)
  case groupsDigits
  case spacesHighMarks
  case stress(LanguageRules.Stress)
  case markOrder([ScalarSet])
  case ordersSubscripts
  case zeroLooksLikeWa
  case ethiopicNumerals
  case movesTones
  case homorganicNasals
  case furigana
}

extension LanguageRules {
  /// Whether spaces separate words.
  enum Spaces: Sendable { case kept, removed }

  /// How capitals become small letters.
  enum LetterCase: Sendable {
    /// Follows the Unicode mapping, scalar by scalar.
    case plain
    /// I is the capital of ı, and İ of i.
    case turkic
    /// Follows Unicode, and a final sigma counts as a sigma.
    case greek
  }

  /// The marks that are lost when a whole answer is typed in capitals.
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

  /// How zero-width joiners and non-joiners are treated.
  enum Joiners: Sendable {
    /// They may be part of the spelling.
    case kept
    /// A joiner may be part of the spelling; a non-joiner means nothing.
    case joinerKept
    /// They mean nothing, or only change the displayed shape.
    case dropped
    /// A non-joiner and a space are two spellings of one form; a joiner means nothing.
    case space
  }

  /// Marks that show the stress in dictionaries and textbooks, and the letters they stand on.
  struct Stress: Sendable {
    let letters: ScalarSet
    let marks: ScalarSet
  }
}
