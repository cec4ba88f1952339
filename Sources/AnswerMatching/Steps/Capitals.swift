extension NormalizationStep {
  /// Profile 2, only when a typed answer or its entry is entirely in capitals: the letters and marks that capitals do not show.
  static let capitals = NormalizationStep(
    name: "capitals",
    reason: "Words in capitals lose the Greek tonos, the German ß and the Armenian և.",
    stage: .capitals,
    examples: [
      .same("ΝΕΡΟ", "νερό", "el", "no tonos on capitals"),
      .same("GROSSE", "große", "de", "SS for ß"),
      .same("ԵՎ", "և", "hy", "two capitals for և"),
      .different("νερο", "νερό", "el", "a missing tonos"),
      .different("ΝΟΜΌΣ", "νόμος", "el", "a tonos in the wrong place"),
      .different("Busse", "Buße", "de", "another word"),
      .different("ETE", "été", "fr", "other languages keep their accents"),
    ],
    .neighbours({ $0.rules.capitals == .nothing ? .never : .always }) { scalars, context in
      switch context.rules.capitals {
      case .nothing: break
      case .tonos: scalars = scalars.decomposed.filter { $0 != "\u{301}" }.composed
      case .sharpS: sharpS.apply(to: &scalars)
      case .armenianEw: replaceEw(&scalars)
      }
    })

  /// Profile 2, before ``capitals``: when capitals lose the tonos, a dialytika shows that two vowels are separate.
  static let capitalDialytika = NormalizationStep(
    name: "capital_dialytika",
    reason: "Greek capitals write ΑΪ for άι, because ΑΙ without a tonos would be read as one sound.",
    stage: .capitals,
    examples: [
      .same("ΜΑΪΟΣ", "Μάιος", "el", "dialytika for tonos"),
      .same("ΜΑΙΟΣ", "Μάιος", "el", "neither tonos nor dialytika"),
      .different("ΠΑΪΔΑΚΙΑ", "παιδάκια", "el", "another word"),
      .different("μαϊος", "Μάιος", "el", "small letters"),
    ],
    .neighbours({ $0.rules.capitals == .tonos ? .always : .never }) { scalars, _ in
      var decomposed = scalars.decomposed
      for index in decomposed.indices.dropFirst(2)
      where (decomposed[index] == "ι" || decomposed[index] == "υ") && decomposed[index - 1] == "\u{301}"
        && "αεο".unicodeScalars.contains(decomposed[index - 2])
      {
        decomposed[index - 1] = decomposed[index]
        decomposed[index] = "\u{308}"
      }
      scalars = decomposed.composed
    })

  private static let sharpS = ScalarMap(pairs: "ß=ss")

  /// Replaces ե ւ by ե վ. Other steps have already written և as ե ւ, and its capitals are ԵՎ.
  private static func replaceEw(_ scalars: inout Scalars) {
    for index in scalars.indices.dropFirst() where scalars[index] == "ւ" && scalars[index - 1] == "ե" { scalars[index] = "վ" }
  }
}
