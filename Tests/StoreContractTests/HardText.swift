/// Texts that a faulty storage could change. NUL is not among them, because input with NUL is rejected before it reaches a store.
enum HardText {
  static let all = [
    "", " ", "\t\n\r", "'; DROP TABLE attempt; --", "\"\\{}[]%_?$1", "日本語", "عَرَبِيّ", "👩🏽‍🏫🇪🇸", "e\u{301}", "\u{E9}", "\u{200B}\u{202E}\u{FEFF}",
    "\u{FEFF}x", "\"\u{301}", "\\\u{301}", "x\u{600}\",o2,\"\u{301}", "\u{600}\\", "NULL", "{a,b}",
    "\u{FFFF}\u{10FFFF}",
    String(repeating: "ñ", count: 100_000),
  ]

  /// The scalars of the texts. NB: Swift compares composed and decomposed letters as equal, but a storage must not normalize them.
  static func scalars(_ texts: [String]) -> [[Unicode.Scalar]] { texts.map { Array($0.unicodeScalars) } }

  /// Every byte value, including NUL.
  static let bytes = Array(UInt8.min...UInt8.max) + [0, 0]
}
