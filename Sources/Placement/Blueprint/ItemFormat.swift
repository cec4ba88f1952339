import AnswerMatching

/// How an item is shown and answered. The raw values are those of the HTTP interface and of `nivel place`.
public enum ItemFormat: String, Sendable, CaseIterable, Hashable {
  /// A sentence with a gap, and words to choose from.
  case clozeChoice = "cloze_choice"
  /// A passage, a question about it, and answers to choose from.
  case reading
  /// A recording, a question about it, and answers to choose from.
  case listening
  /// A sentence with a gap, and a word to type.
  case clozeText = "cloze_text"
  /// Tiles to put into order.
  case wordReorder = "word_reorder"
  /// Two sentences, one of which fits.
  case minimalPair = "minimal_pair"
}

extension TestItem {
  /// How the item is shown and answered.
  public var format: ItemFormat {
    switch task {
    case .multipleChoiceCloze: .clozeChoice
    case .readingComprehension: .reading
    case .listening: .listening
    case .production(let spec):
      switch spec.format {
      case .freeResponseCloze: .clozeText
      case .wordReorder: .wordReorder
      case .minimalPair: .minimalPair
      }
    }
  }
}
