extension NormalizationStep {
  /// Profile 2: full-width and half-width characters get their usual width, small and vertical marks their usual form, and an ellipsis
  /// becomes three dots.
  static let width = NormalizationStep(
    name: "width",
    reason: "Input methods offer the same letter in two widths.",
    examples: [
      .same("ＯＫ", "OK", "ja", "full-width letters"),
      .same("ｶﾒﾗ", "カメラ", "ja", "half-width kana"),
      .same("ｶﾞｽ", "ガス", "ja", "half-width kana with its voicing mark"),
      .same("７時", "7時", "ja", "full-width digit"),
      .same("ﾡ", "ㄱ", "ko", "half-width jamo"),
      .same("是﹖", "是？", "zh", "a small mark"),
      .same("Well… yes", "Well... yes", "en", "ellipsis"),
      .different("ビル", "ビール", "ja", "vowel length"),
      .different("m²", "m2", "en", "a superscript is not a width"),
    ],
    .each { _ in widthMap })

  private static let widthMap: ScalarMap = {
    var map = ScalarMap(pairs: "\u{2025}=.. \u{2026}=... \u{301C}=~ ￠=¢ ￡=£ ￥=¥ ￦=₩")
    for (range, first) in shifted {
      for value in range {
        guard let scalar = Unicode.Scalar(value), let usual = Unicode.Scalar(first + (value - range.lowerBound)) else { continue }
        map[scalar] = [usual]
      }
    }
    return map.merging(ScalarMap(smallMarks.from, to: smallMarks.to)).merging(ScalarMap(halfWidth.from, to: halfWidth.to))
  }()

  /// Ranges of full-width ASCII and half-width Hangul letters, each with the first scalar of their usual forms.
  private static let shifted: [(ClosedRange<UInt32>, UInt32)] = [
    (0xFF01...0xFF5E, 0x21), (0xFFA1...0xFFBE, 0x3131), (0xFFC2...0xFFC7, 0x314F), (0xFFCA...0xFFCF, 0x3155), (0xFFD2...0xFFD7, 0x315B),
    (0xFFDA...0xFFDC, 0x3161),
  ]

  private static let smallMarks = (from: "﹐﹒﹔﹕﹖﹗﹙﹚﹣︓︔︕︖", to: ",.;:?!()-:;!?")

  /// U+FF61 to U+FF9F. The last two become the combining voicing marks.
  private static let halfWidth = (
    from: "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ",
    to: "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
  )
}
