/// Text that a careless storage would change. NUL is not in it: what learners type is refused with it before it comes to a store.
enum HardText {
  static let all = [
    "", " ", "\t\n\r", "'; DROP TABLE attempt; --", "\"\\{}[]%_?$1", "日本語", "عَرَبِيّ", "👩🏽‍🏫🇪🇸", "e\u{301}", "\u{E9}", "\u{200B}\u{202E}\u{FEFF}",
    "\u{FFFF}\u{10FFFF}",
    String(repeating: "ñ", count: 100_000),
  ]

  /// NB: Swift takes a letter with an accent for equal in both spellings; a storage must not turn one into the other.
  static func scalars(_ texts: [String]) -> [[Unicode.Scalar]] { texts.map { Array($0.unicodeScalars) } }

  /// Every byte, NUL included.
  static let bytes = Array(UInt8.min...UInt8.max) + [0, 0]
}
