extension NormalizationStep {
  /// Profile 2: the decimal digits of every script become ASCII digits. The Arabic decimal separator becomes a comma; the Arabic thousands
  /// separator is removed.
  static let digits = NormalizationStep(
    name: "digits",
    reason: "A number is the same number in the digits of another script.",
    examples: [
      .same("٧", "7", "ar", "Arabic-Indic"),
      .same("۱۲", "12", "fa", "Persian"),
      .same("٢٫٥", "2,5", "ar", "the Arabic decimal separator"),
      .same("١٬٠٠٠", "1000", "ar", "the Arabic thousands separator"),
      .same("५ बजे", "5 बजे", "hi", "Devanagari"),
      .same("๓ วัน", "3 วัน", "th", "Thai"),
      .different("٧", "8", "ar", "another number"),
      .different("七", "7", "zh", "a number word"),
    ],
    .each { context in context.comparesWording ? .nothing : digitMap })

  private static let digitMap: ScalarMap = {
    var map = ScalarMap(pairs: "\u{66B}=, \u{66C}=")
    for zero in zeros {
      for digit in 0..<10 as Range<UInt32> {
        guard let scalar = Unicode.Scalar(zero + digit), let ascii = Unicode.Scalar(0x30 + digit) else { continue }
        map[scalar] = [ascii]
      }
    }
    return map
  }()

  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090,
    0x17E0, 0x1810, 0xABF0,
  ]
}
