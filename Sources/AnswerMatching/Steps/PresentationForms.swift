extension NormalizationStep {
  /// Profile 2: Arabic letters that are stored by their shape in the word, and wide Hebrew letters, become ordinary letters.
  static let presentationForms = NormalizationStep(
    name: "presentation_forms",
    reason: "Text copied from a printed document can store Arabic letters by shape.",
    examples: [
      .same("\u{FEE3}\u{FEAA}\u{FEAD}\u{FEB3}\u{FE94}", "مدرسة", "ar", "letters by shape"),
      .same("\u{FEFB}", "لا", "ar", "lam with alef"),
      .same("\u{FB90}ار", "کار", "fa", "a Persian letter by shape"),
      .same("\u{FB21}ב", "אב", "he", "a wide letter"),
      .same("مدر\u{FC62}سة", "مدرسة", "ar", "two vowel signs in one"),
      .different("\u{FE95}", "ة", "ar", "another letter"),
    ],
    .each { context in context.comparesWording ? .nothing : presentationMap })

  private static let presentationMap: ScalarMap = {
    var map = ScalarMap(
      pairs: "\u{FEF5}=لآ \u{FEF6}=لآ \u{FEF7}=لأ \u{FEF8}=لأ \u{FEF9}=لإ \u{FEFA}=لإ \u{FEFB}=لا \u{FEFC}=لا \u{FDF2}=الله \u{FB4F}=אל "
        + "\u{FC5E}=\u{64C}\u{651} \u{FC5F}=\u{64D}\u{651} \u{FC60}=\u{64E}\u{651} \u{FC61}=\u{64F}\u{651} \u{FC62}=\u{650}\u{651} "
        + "\u{FC63}=\u{651}\u{670}")
    for (first, letters) in shapes {
      var value: UInt32 = first
      for letter in Scalars(letters).split(separator: " ") {
        for _ in 0..<(letter.count > 1 ? Int(letter[letter.startIndex + 1].value - 0x30) : 1) {
          if let shape = Unicode.Scalar(value) { map[shape] = [letter[letter.startIndex]] }
          value += 1
        }
      }
    }
    return map
  }()

  /// Rows of shapes: the first scalar, and the letters in order. The digit after a letter is its number of shapes: 4 for isolated, final,
  /// initial and medial, 2 for the first two, none for 1.
  private static let shapes: [(UInt32, String)] = [
    (0xFB50, "ٱ2 ٻ4 پ4 ڀ4 ٺ4 ٿ4 ٹ4 ڤ4 ڦ4 ڄ4 ڃ4 چ4 ڇ4 ڍ2 ڌ2 ڎ2 ڈ2 ژ2 ڑ2 ک4 گ4 ڳ4 ڱ4 ں2 ڻ4 ۀ2 ہ4 ھ4 ے2 ۓ2"),
    (0xFBD3, "ڭ4 ۇ2 ۆ2 ۈ2"), (0xFBDE, "ۋ2 ۅ2 ۉ2 ې4 ى2"), (0xFBFC, "ی4"),
    (0xFE80, "ء آ2 أ2 ؤ2 إ2 ئ4 ا2 ب4 ة2 ت4 ث4 ج4 ح4 خ4 د2 ذ2 ر2 ز2 س4 ش4 ص4 ض4 ط4 ظ4 ع4 غ4 ف4 ق4 ك4 ل4 م4 ن4 ه4 و2 ى2 ي4"),
    (0xFB20, "ע א ד ה כ ל ם ר ת"), (0xFE70, "\u{64B}"), (0xFE72, "\u{64C}"), (0xFE74, "\u{64D}"), (0xFE76, "\u{64E}2"),
    (0xFE78, "\u{64F}2 \u{650}2 \u{651}2 \u{652}2"),
  ]
}
