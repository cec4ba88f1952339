extension NormalizationStep {
  /// Profile 2: the decimal digits of every script are ASCII digits.
  static let digits = NormalizationStep(
    name: "digits",
    reason: "A number is the same number in the digits of another script.",
    examples: [
      .same("٧", "7", "ar", "Arabic-Indic"),
      .same("۱۲", "12", "fa", "Persian"),
      .same("५ बजे", "5 बजे", "hi", "Devanagari"),
      .same("๓ วัน", "3 วัน", "th", "Thai"),
      .different("٧", "8", "ar", "another number"),
      .different("七", "7", "zh", "a number word"),
    ]
  ) { scalars, context in
    guard !context.comparesWording else { return }
    for index in scalars.indices where scalars[index].value >= 0x660 {
      scalars[index] = asciiDigit(scalars[index]) ?? scalars[index]
    }
  }

  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    for zero in zeros where scalar.value >= zero && scalar.value < zero + 10 {
      return Unicode.Scalar(0x30 + scalar.value - zero)
    }
    return nil
  }

  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090,
    0x17E0, 0x1810, 0xABF0,
  ]
}
