import ItemWriting
public import QuestionWriting

/// What an option is called on paper.
public enum OptionLetter {
  /// `A` for the first; a number after `Z`.
  public static func of(_ index: Int) -> String {
    guard (0..<26).contains(index), let code = UInt8(exactly: 65 + index) else { return String(index + 1) }
    return String(Unicode.Scalar(code))
  }

  /// The place of the option of a letter, in either case; `nil` when a question has no such option.
  public static func index(of letter: String) -> Int? { (0..<QuestionSlot.optionCount).first { of($0) == letter.uppercased() } }
}

extension PracticeQuestion {
  /// An option as it is shown on paper.
  struct LetteredOption {
    let letter: String
    let text: String
    let isKey: Bool
  }

  /// The letter of the correct answer.
  public var keyLetter: String { OptionLetter.of(keyIndex) }

  /// The options in their order.
  var letteredOptions: [LetteredOption] {
    options.enumerated().map { LetteredOption(letter: OptionLetter.of($0), text: $1, isKey: $0 == keyIndex) }
  }

  /// Where the correct answer stands among ``options``.
  private var keyIndex: Int { min(slot.keyPosition, draft.distractors.count) }
}
