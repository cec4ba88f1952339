extension NormalizationStep {
  /// Profile 2: full-width ASCII and half-width kana and marks take their usual width, three dots stand for an ellipsis.
  static let width = NormalizationStep(
    name: "width",
    reason: "Input methods offer the same letter in two widths.",
    examples: [
      .same("ＯＫ", "OK", "ja", "full-width letters"),
      .same("ｶﾒﾗ", "カメラ", "ja", "half-width kana"),
      .same("ｶﾞｽ", "ガス", "ja", "half-width kana with its voicing mark"),
      .same("７時", "7時", "ja", "full-width digit"),
      .same("Well… yes", "Well... yes", "en", "ellipsis"),
      .different("ビル", "ビール", "ja", "vowel length"),
      .different("m²", "m2", "en", "a superscript is no width"),
    ]
  ) { scalars, _ in
    guard scalars.contains(where: { $0.value >= 0x2025 }) else { return }
    scalars = scalars.flatMap(usualWidth)
    scalars.compose()
  }

  private static func usualWidth(_ scalar: Unicode.Scalar) -> Scalars {
    switch scalar.value {
    case 0xFF01...0xFF5E: [Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar]
    case 0xFF61...0xFF9F: [halfWidth[Int(scalar.value - 0xFF61)]]
    case 0x2025: [".", "."]
    case 0x2026: [".", ".", "."]
    case 0x301C: ["~"]
    default: [scalar]
    }
  }

  /// U+FF61 to U+FF9F in order. The last two are the combining voicing marks.
  private static let halfWidth = Scalars(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}")
}
