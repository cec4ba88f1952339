extension NormalizationStep {
  /// Profile 2, only where a typed answer or its entry is in capitals throughout: what capitals do not show.
  static let capitals = NormalizationStep(
    name: "capitals",
    reason: "Words in capitals lose the Greek tonos and the German ß.",
    stage: .capitals,
    examples: [
      .same("ΝΕΡΟ", "νερό", "el", "no tonos on capitals"),
      .same("GROSSE", "große", "de", "SS for ß"),
      .different("νερο", "νερό", "el", "a missing tonos"),
      .different("Busse", "Buße", "de", "another word"),
      .different("ETE", "été", "fr", "other languages keep their accents"),
    ]
  ) { scalars, context in
    switch context.rules.capitals {
    case .nothing: break
    case .tonos:
      scalars = scalars.decomposed.filter { $0 != "\u{301}" }.composed
    case .sharpS:
      scalars.fold(["ß": ["s", "s"]])
    }
  }
}
