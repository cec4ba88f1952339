extension NormalizationStep {
  /// Profile 2: letters that fonts and old character sets joined into one code point. Nothing else of Unicode's compatibility forms.
  static let ligatures = NormalizationStep(
    name: "ligatures",
    reason: "Some code points are only a way to print two letters.",
    examples: [
      .same("ﬂat", "flat", "en", "a printer's ligature"),
      .same("ĳs", "ijs", "nl", "a digraph in one code point"),
      .same("paraŀlel", "paral·lel", "ca", "l with middle dot"),
      .same("ſo", "so", "de", "the long s"),
      .same("ໜ້າ", "ຫນ້າ", "lo", "a Lao ligature"),
      .different("½", "1⁄2", "en", "a fraction is no ligature"),
      .different("paralel", "paral·lel", "ca", "the dot is spelling"),
    ],
    .each { context in context.comparesWording ? .nothing : ligatureMap })

  private static let ligatureMap = ScalarMap([
    "ﬀ": ["f", "f"], "ﬁ": ["f", "i"], "ﬂ": ["f", "l"], "ﬃ": ["f", "f", "i"], "ﬄ": ["f", "f", "l"], "ﬅ": ["s", "t"], "ﬆ": ["s", "t"],
    "Ĳ": ["I", "J"], "ĳ": ["i", "j"], "Ŀ": ["L", "·"], "ŀ": ["l", "·"],
    "Ǆ": ["D", "Ž"], "ǅ": ["D", "ž"], "ǆ": ["d", "ž"], "Ǉ": ["L", "J"], "ǈ": ["L", "j"], "ǉ": ["l", "j"],
    "Ǌ": ["N", "J"], "ǋ": ["N", "j"], "ǌ": ["n", "j"], "ŉ": ["'", "n"], "ſ": ["s"],
    "ﬓ": ["մ", "ն"], "ﬔ": ["մ", "ե"], "ﬕ": ["մ", "ի"], "ﬖ": ["վ", "ն"], "ﬗ": ["մ", "խ"], "ໜ": ["ຫ", "ນ"], "ໝ": ["ຫ", "ມ"],
  ])
}
