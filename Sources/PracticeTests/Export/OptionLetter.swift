import ItemWriting
public import QuestionWriting

/// The letters that label options.
public enum OptionLetter {
  /// The label of an option: `A` to `Z`, then numbers from 27.
  ///
  /// - Parameter index: The index of the option, from 0.
  public static func of(_ index: Int) -> String {
    guard (0..<26).contains(index), let code = UInt8(exactly: 65 + index) else { return String(index + 1) }
    return String(Unicode.Scalar(code))
  }

  /// The index, from 0, of the option with a letter in either case; `nil` if a question has no such option.
  public static func index(of letter: String) -> Int? { (0..<QuestionSlot.optionCount).first { of($0) == letter.uppercased() } }
}

extension PracticeQuestion {
  /// An option with its letter.
  struct LetteredOption {
    let letter: String
    let text: String
    let isKey: Bool
  }

  /// The letter of the key; empty if the answer is typed.
  public var keyLetter: String { format == .typed ? "" : OptionLetter.of(keyIndex) }

  /// All accepted answers in one line, the key first.
  var acceptedAnswers: String { draft.acceptList.joined(separator: " / ") }

  /// The options in the order in which they are shown.
  var letteredOptions: [LetteredOption] {
    options.enumerated().map { LetteredOption(letter: OptionLetter.of($0), text: $1, isKey: $0 == keyIndex) }
  }

  /// The index of the key among ``options``.
  private var keyIndex: Int { min(slot.keyPosition, draft.distractors.count) }
}
