/// A numbered, frozen, ordered list of steps. A blueprint names the profile that grades it, and every verdict carries the number.
public struct MatchingProfile: Sendable {
  /// The number that blueprints name.
  public let number: Int
  /// The steps, in the order in which they are applied.
  public let steps: [NormalizationStep]

  /// Whether an entry that the steps leave empty (a lone full stop) is compared as written.
  let comparesEmptiedEntries: Bool
  /// Whether the profile supports policies, near misses and notes.
  let knowsPolicy: Bool
  /// Whether the steps can be run in one pass.
  var hasPass: Bool { number > 1 }

  /// All profiles, oldest first.
  public static let all: [MatchingProfile] = [seed, current]

  /// The profile with a number; `nil` when no profile has it.
  public static func numbered(_ number: Int) -> MatchingProfile? {
    all.first { $0.number == number }
  }
}

extension MatchingProfile {
  /// Profile 1: the original pipeline that Nivel grew from, step for step. It ignores language, format and policy.
  public static let seed = MatchingProfile(
    number: 1,
    steps: [
      .seedTrim, .composition, .seedTerminalMarks, .seedCommas, .seedTashkeel, .seedFurigana, .seedSpaces, .seedLowerCase,
    ],
    comparesEmptiedEntries: false,
    knowsPolicy: false)

  /// Profile 2 overlooks what a fair teacher of the language would overlook, and nothing else.
  ///
  /// The order matters. Deletions and spaces come before the steps that look at neighbours (letters with a mark, closing marks, Thai
  /// vowels, readings), so that these steps see the remaining neighbours. The steps therefore do not change a form again. A step that
  /// puts letters and marks side by side composes them, so every form is in Normalization Form C.
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
