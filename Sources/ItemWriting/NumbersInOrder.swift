import NoteFacts

/// Puts numeric options in order without moving the key.
///
/// The plan of a test fixes where each key stands, so that no place is right more often than another, and that goes first: an order of
/// options is a help to the reader, a pattern of keys is a way around the question. Sorting only the distractors would be worse than
/// nothing: the one number out of order would then be the key. So it is all or nothing. When the key has as many smaller distractors as
/// places before it (or as places behind it), the options are put in ascending (or descending) order. Otherwise distractors stand so that
/// taking away the key does not leave an order, and the soft rule `numbers_out_of_order` tells the writer to choose other numbers.
public enum NumbersInOrder {
  /// A draft with its distractors in the best order; the same draft when its options are not all numbers of one unit.
  ///
  /// - Parameters:
  ///   - keyPosition: The place of the key among the options, from 0.
  ///   - language: The primary subtag of the language of the notes: it says what a comma in a number means.
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

  /// The options as they are shown: the key in its place.
  package static func shown(_ key: Double, _ distractors: [Double], _ keyPosition: Int) -> [Double] {
    var shown = distractors
    shown.insert(key, at: min(max(keyPosition, 0), shown.count))
    return shown
  }

  static func isOrdered(_ numbers: [Double]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
  }

  /// Neither ascending nor descending, wherever another number is put among them: the neighbours of each pair changed over.
  private static func broken<Number>(_ ascending: [Number]) -> [Number] {
    var broken = ascending
    for place in stride(from: 0, to: broken.count - 1, by: 2) { broken.swapAt(place, place + 1) }
    return broken
  }
}
