extension ScalarSet {
  /// The marks that open a Spanish question or exclamation.
  static let openingMarks = ScalarSet("¿¡⸘")
}

extension NormalizationStep {
  /// Profile 2: removes inverted question and exclamation marks. A missing mark earns a note.
  static let openingMarks = NormalizationStep(
    name: "opening_marks",
    reason: "Many keyboards have no ¿ and ¡.",
    examples: [
      .same("Qué hora es?", "¿Qué hora es?", "es", "at the beginning"),
      .same("Oye, qué pasa?", "Oye, ¿qué pasa?", "es", "inside"),
      .different("¿Que hora es?", "¿Qué hora es?", "es", "a missing accent"),
    ],
    .each { context in context.comparesWording ? .nothing : openingMarkMap })

  private static let openingMarkMap = ScalarMap(.openingMarks, to: [])
}
