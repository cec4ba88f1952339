/// The options that a learner chooses from at an item: those of a choice, or the two sentences of a minimal pair.
public struct ItemOptions: Sendable, Hashable {
  /// In the order of the blueprint. The sentences of a minimal pair have the ids A and B.
  public let ids: [String]
  /// The texts that the learner sees.
  public let texts: [String]
  /// The index of the key.
  public let key: Int

  /// Nil for items that are answered with a text or tiles.
  public init?(_ item: TestItem) {
    if let choice = item.choice {
      (ids, texts) = (choice.options.map(\.id), choice.options.map(\.text))
      guard let key = ids.firstIndex(of: choice.correctOptionID) else { return nil }
      self.key = key
    } else if let pair = item.minimalPair, let accepted = item.productionSpec?.acceptList {
      (ids, texts) = (["A", "B"], [pair.sentenceA, pair.sentenceB])
      guard let key = texts.firstIndex(where: accepted.contains) else { return nil }
      self.key = key
    } else {
      return nil
    }
  }

  /// The index of the option that an answer chose; nil for “I don't know” and for other texts.
  func index(of answer: Answer) -> Int? {
    guard case .text(let value) = answer else { return nil }
    return ids.firstIndex(of: value) ?? texts.firstIndex(of: value)
  }
}
