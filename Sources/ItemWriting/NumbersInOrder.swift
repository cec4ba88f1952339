import NoteFacts

/// Sorts numeric options without moving the key.
///
/// The blueprint of a test fixes the position of each key so that all positions are equally frequent. This has priority: sorted options
/// help the reader, but a pattern of keys lets a test taker avoid the question. Sorting only the distractors would reveal the key, because
/// the key would be the one number out of order. So either all options are sorted or none. If the number of smaller distractors equals the
/// number of positions before the key (or after it), the options are sorted in ascending (or descending) order. Otherwise the distractors
/// are arranged so that they are unsorted without the key too, and the soft rule `numbers_out_of_order` advises the writer to choose other
/// numbers.
public enum NumbersInOrder {
  /// The draft with its distractors in the best order. The draft is unchanged unless all options are numbers with the same unit.
  ///
  /// - Parameters:
  ///   - draft: The draft to arrange.
  ///   - keyPosition: The position of the key among the options, from 0.
  ///   - language: The primary subtag of the language of the notes. It decides what a comma in a number means.
  public static func arranged(_ draft: QuestionDraft, keyPosition: Int, language: String) -> QuestionDraft {
    let numbers = draft.distractors.compactMap { text in Quantity(text, language: language).map { (text: text, quantity: $0) } }
    guard let key = Quantity(draft.correctAnswer, language: language), numbers.count == draft.distractors.count, !key.isRange,
      numbers.allSatisfy({ !$0.quantity.isRange && $0.quantity.unit == key.unit })
    else { return draft }
    let ascending = numbers.sorted { $0.quantity.low < $1.quantity.low }
    let orders = [ascending, ascending.reversed()]
    let best = orders.first { isOrdered(shown(key.low, $0.map(\.quantity.low), keyPosition)) } ?? broken(ascending)
    var arranged = draft
    arranged.distractors = best.map(\.text)
    return arranged
  }

  /// All options in the order in which they are shown, with the key at its position.
  package static func shown(_ key: Double, _ distractors: [Double], _ keyPosition: Int) -> [Double] {
    var shown = distractors
    shown.insert(key, at: min(max(keyPosition, 0), shown.count))
    return shown
  }

  static func isOrdered(_ numbers: [Double]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
  }

  /// Swaps the neighbours in each pair. The result is neither ascending nor descending, wherever another number is inserted.
  private static func broken<Number>(_ ascending: [Number]) -> [Number] {
    var broken = ascending
    for place in stride(from: 0, to: broken.count - 1, by: 2) { broken.swapAt(place, place + 1) }
    return broken
  }
}
