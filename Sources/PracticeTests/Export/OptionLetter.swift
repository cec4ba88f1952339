/// What an option is called on paper.
enum OptionLetter {
  /// `A` for the first; a number after `Z`.
  static func of(_ index: Int) -> String {
    guard (0..<26).contains(index), let code = UInt8(exactly: 65 + index) else { return String(index + 1) }
    return String(Unicode.Scalar(code))
  }
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
