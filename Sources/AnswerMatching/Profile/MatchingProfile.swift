/// A numbered, frozen, ordered list of steps. A blueprint names the profile that grades it, and every verdict carries the number.
public struct MatchingProfile: Sendable {
  /// The number blueprints use.
  public let number: Int
  /// The steps, in the order in which they are applied.
  public let steps: [NormalizationStep]

  /// Whether an entry that the steps empty (a lone full stop) is compared as it stands.
  let comparesEmptiedEntries: Bool
  /// Whether policies, near misses and notes exist.
  let knowsPolicy: Bool
  /// Whether the steps can be run in one pass.
  var hasPass: Bool { number > 1 }

  /// Every profile there is, oldest first.
  public static let all: [MatchingProfile] = [seed, current]

  /// The profile with a number, or `nil` when there is none.
  public static func numbered(_ number: Int) -> MatchingProfile? {
    all.first { $0.number == number }
  }
}

extension MatchingProfile {
  /// Profile 1: the pipeline Nivel grew from, step for step. Language, format and policy do not matter in it.
  public static let seed = MatchingProfile(
    number: 1,
    steps: [
      .seedTrim, .composition, .seedTerminalMarks, .seedCommas, .seedTashkeel, .seedFurigana, .seedSpaces, .seedLowerCase,
    ],
    comparesEmptiedEntries: false,
    knowsPolicy: false)

  /// Profile 2: what a fair teacher of the language would overlook is overlooked, and nothing else.
  ///
  /// The order matters. Deletions and spaces come before the steps that look at neighbours (letters with a mark, closing marks, Thai
  /// vowels, readings), so that these see the neighbours that remain: the form of a form is then the form itself. A step that brings
  /// letters and marks together composes them, so the form is in Normalization Form C.
  public static let current = MatchingProfile(
    number: 2,
    steps: [
      .composition, .invisibleCharacters, .width, .presentationForms, .ligatures, .radicals, .ethiopicClock, .spaceCharacters,
      .joiners, .apostrophes, .guillemetSpaces, .quotes, .hyphens, .burmeseZero, .ethiopicNumerals, .digits, .letterCase, .tatweel,
      .vowelSigns, .accents, .openingMarks, .innerMarks, .commas, .spaces, .highMarkSpaces, .stressMarks, .letterForms,
      .subscriptOrder, .markOrder, .southeastAsianVowels, .letterSequences, .tonePlacement, .homorganicNasals, .terminalMarks,
      .furigana, .wrappingQuotes, .capitalDialytika, .capitals,
    ],
    comparesEmptiedEntries: true,
    knowsPolicy: true)
}
