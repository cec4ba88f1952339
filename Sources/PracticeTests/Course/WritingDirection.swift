/// Which way a language is written.
public enum WritingDirection: String, Sendable, Hashable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Languages whose usual script runs from right to left, by primary subtag: those of the Arabic, Hebrew, Syriac, Thaana and N'Ko scripts
  /// (Unicode CLDR, likely subtags).
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  public init(language: String) { self = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight }
}
