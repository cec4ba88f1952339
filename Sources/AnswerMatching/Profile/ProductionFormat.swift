/// How a learner builds an answer. The raw values are those of `production_spec.format` in blueprints.
public enum ProductionFormat: String, Sendable, CaseIterable, Hashable {
  /// The missing words are typed.
  case freeResponseCloze = "free_response_cloze"
  /// Tiles are put in order; the answer is the tiles joined by one space.
  case wordReorder = "word_reorder"
  /// One of two sentences is chosen; the answer is the chosen sentence.
  case minimalPair = "minimal_pair"
}
