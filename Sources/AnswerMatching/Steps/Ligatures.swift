extension NormalizationStep {
  /// Profile 2: letters that fonts and old character sets joined into one code point are separated. Other compatibility forms of Unicode
  /// stay.
  static let ligatures = NormalizationStep(
    name: "ligatures",
    reason: "Some code points only exist to print two letters as one shape.",
    examples: [
      .same("ﬂat", "flat", "en", "a printer's ligature"),
      .same("ĳs", "ijs", "nl", "a digraph in one code point"),
      .same("paraŀlel", "paral·lel", "ca", "l with middle dot"),
      .same("ſo", "so", "de", "the long s"),
      .same("ໜ້າ", "ຫນ້າ", "lo", "a Lao ligature"),
      .different("½", "1⁄2", "en", "a fraction is not a ligature"),
      .different("paralel", "paral·lel", "ca", "the dot is part of the spelling"),
    ],
    .each { context in context.comparesWording ? .nothing : ligatureMap })

  private static let ligatureMap = ScalarMap(
    pairs: "ﬀ=ff ﬁ=fi ﬂ=fl ﬃ=ffi ﬄ=ffl ﬅ=st ﬆ=st Ĳ=IJ ĳ=ij Ŀ=L· ŀ=l· Ǆ=DŽ ǅ=Dž ǆ=dž Ǉ=LJ ǈ=Lj ǉ=lj Ǌ=NJ ǋ=Nj ǌ=nj ŉ='n ſ=s "
      + "ﬓ=մն ﬔ=մե ﬕ=մի ﬖ=վն ﬗ=մխ ໜ=ຫນ ໝ=ຫມ")
}
