import Measurement

/// How often persons who do not know an answer guess, instead of saying “I don't know”.
///
/// The chance of a right guess counts for persons who guess. Somebody who says “I don't know” has no chance. A calibration that gives them the
/// whole chance finds items with options too difficult: by .7 logits at four options, if nobody guesses.
///
/// A wrong answer to an item with the chance c is one of 1/(1 − c) guesses. So the share is W / (W + D), where W is the sum of 1/(1 − c) over the
/// wrong answers to items with options, and D is the number of “I don't know” at these items.
struct GuessingShare {
  private var guesses = 0.0
  private var unknown = 0

  /// The share, from 0 to 1; 1 without wrong answers.
  var value: Double { guesses + Double(unknown) > 0 ? guesses / (guesses + Double(unknown)) : 1 }

  /// Counts a wrong answer.
  ///
  /// - Parameters:
  ///   - chance: The chance of a right guess at the item.
  ///   - hasOption: Whether an option was chosen.
  mutating func count(chance: Double, hasOption: Bool) {
    if hasOption { guesses += 1 / (1 - chance) } else { unknown += 1 }
  }
}

extension CalibrationResponses {
  /// The share of guesses. Only responses with the chosen options tell “I don't know” from a wrong answer; without any, it is 1.
  func guessingShare(chance: (_ itemID: String) -> Double) -> Double {
    var share = GuessingShare()
    for (item, itemID) in itemIDs.enumerated() {
      guard let labels = choices(of: itemID) else { continue }
      let chance = chance(itemID)
      for row in 0..<labels.count where matrix[row, item] == .wrong { share.count(chance: chance, hasOption: labels[row] != nil) }
    }
    return share.value
  }
}
