extension NormalizationStep {
  /// Profile 2: Arabic letters stored by their shape in the word, and the wide letters of Hebrew.
  static let presentationForms = NormalizationStep(
    name: "presentation_forms",
    reason: "Text copied from a printed page stores Arabic letters by shape.",
    examples: [
      .same("\u{FEE3}\u{FEAA}\u{FEAD}\u{FEB3}\u{FE94}", "مدرسة", "ar", "letters by shape"),
      .same("\u{FEFB}", "لا", "ar", "lam with alef"),
      .same("\u{FB90}ار", "کار", "fa", "a Persian letter by shape"),
      .same("\u{FB21}ב", "אב", "he", "a wide letter"),
      .different("\u{FE95}", "ة", "ar", "another letter"),
    ],
    .each { context in context.comparesWording ? .nothing : presentationMap })

  private static let presentationMap: ScalarMap = {
    var map = ScalarMap([
      "\u{FEF5}": ["ل", "آ"], "\u{FEF6}": ["ل", "آ"], "\u{FEF7}": ["ل", "أ"], "\u{FEF8}": ["ل", "أ"], "\u{FEF9}": ["ل", "إ"],
      "\u{FEFA}": ["ل", "إ"], "\u{FEFB}": ["ل", "ا"], "\u{FEFC}": ["ل", "ا"], "\u{FDF2}": ["ا", "ل", "ل", "ه"], "\u{FB4F}": ["א", "ל"],
    ])
    for (first, letters) in shapes {
      var value: UInt32 = first
      for (letter, count) in letters {
        for _ in 0..<count {
          if let shape = Unicode.Scalar(value) { map[shape] = [letter] }
          value += 1
        }
      }
    }
    return map
  }()

  /// Where a row of shapes begins, its letters in order, and how many shapes each has: isolated, final, initial, medial, or the first two.
  private static let shapes: [(UInt32, [(Unicode.Scalar, Int)])] = [
    (
      0xFB50,
      [
        ("ٱ", 2), ("ٻ", 4), ("پ", 4), ("ڀ", 4), ("ٺ", 4), ("ٿ", 4), ("ٹ", 4), ("ڤ", 4), ("ڦ", 4), ("ڄ", 4), ("ڃ", 4), ("چ", 4), ("ڇ", 4),
        ("ڍ", 2), ("ڌ", 2), ("ڎ", 2), ("ڈ", 2), ("ژ", 2), ("ڑ", 2), ("ک", 4), ("گ", 4), ("ڳ", 4), ("ڱ", 4), ("ں", 2), ("ڻ", 4), ("ۀ", 2),
        ("ہ", 4), ("ھ", 4), ("ے", 2), ("ۓ", 2),
      ]
    ),
    (0xFBD3, [("ڭ", 4), ("ۇ", 2), ("ۆ", 2), ("ۈ", 2)]),
    (0xFBDE, [("ۋ", 2), ("ۅ", 2), ("ۉ", 2), ("ې", 4), ("ى", 2)]),
    (0xFBFC, [("ی", 4)]),
    (
      0xFE80,
      [
        ("ء", 1), ("آ", 2), ("أ", 2), ("ؤ", 2), ("إ", 2), ("ئ", 4), ("ا", 2), ("ب", 4), ("ة", 2), ("ت", 4), ("ث", 4), ("ج", 4), ("ح", 4),
        ("خ", 4), ("د", 2), ("ذ", 2), ("ر", 2), ("ز", 2), ("س", 4), ("ش", 4), ("ص", 4), ("ض", 4), ("ط", 4), ("ظ", 4), ("ع", 4), ("غ", 4),
        ("ف", 4), ("ق", 4), ("ك", 4), ("ل", 4), ("م", 4), ("ن", 4), ("ه", 4), ("و", 2), ("ى", 2), ("ي", 4),
      ]
    ),
    (
      0xFB20,
      [("ע", 1), ("א", 1), ("ד", 1), ("ה", 1), ("כ", 1), ("ל", 1), ("ם", 1), ("ר", 1), ("ת", 1)]
    ),
    (0xFE70, [("\u{64B}", 1)]), (0xFE72, [("\u{64C}", 1)]), (0xFE74, [("\u{64D}", 1)]), (0xFE76, [("\u{64E}", 2)]),
    (0xFE78, [("\u{64F}", 2), ("\u{650}", 2), ("\u{651}", 2), ("\u{652}", 2)]),
  ]
}
