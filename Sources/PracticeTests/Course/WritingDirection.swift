/// The direction in which a language is written.
public enum WritingDirection: String, Sendable, Hashable {
  /// From left to right, as in English.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic.
  case rightToLeft = "rtl"

  /// The primary subtags of languages whose usual script is written from right to left: Arabic, Hebrew, Syriac, Thaana or N'Ko (Unicode
  /// CLDR, likely subtags).
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The direction of the usual script of a language.
  ///
  /// - Parameter language: A primary subtag. Unknown languages are taken to be written from left to right.
  public init(language: String) { self = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight }
}
