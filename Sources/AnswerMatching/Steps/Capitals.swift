extension NormalizationStep {
  /// Profile 2, only where a typed answer or its entry is in capitals throughout: what capitals do not show.
  static let capitals = NormalizationStep(
    name: "capitals",
    reason: "Words in capitals lose the Greek tonos, the German ß and the Armenian և.",
    stage: .capitals,
    examples: [
      .same("ΝΕΡΟ", "νερό", "el", "no tonos on capitals"),
      .same("GROSSE", "große", "de", "SS for ß"),
      .same("ԵՎ", "և", "hy", "two capitals for և"),
      .different("νερο", "νερό", "el", "a missing tonos"),
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

  private static let sharpS = ScalarMap(pairs: "ß=ss")

  /// և, which other steps have written ե ւ, is ԵՎ in capitals.
  private static func replaceEw(_ scalars: inout Scalars) {
    for index in scalars.indices.dropFirst() where scalars[index] == "ւ" && scalars[index - 1] == "ե" { scalars[index] = "վ" }
  }
}
