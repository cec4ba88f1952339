import ItemWriting

/// The posterior distribution of ``Mastery``, as the probabilities of equal slices of the range from 0 to 1.
///
/// NB: It is a Beta distribution of the probability of a right answer, truncated below the probability of guessing. If most answers are
/// wrong, the incomplete beta function would give the quantiles as a difference of nearly equal numbers. A sum over slices avoids this.
struct KnowledgePosterior {
  private static let slices = 1024
  private static let guessing = 1 / Double(QuestionSlot.optionCount)
  /// The logarithms of the probabilities of a right and a wrong answer, at the middle of each slice, for options and for typed answers,
  /// which nobody guesses.
  private static let (chosen, typed) = (logarithms(guessing), logarithms(0))

  private static func logarithms(_ guessing: Double) -> [(right: Double, wrong: Double)] {
    (0..<slices).map { slice in
      let chance = guessing + (1 - guessing) * middle(of: slice)
      return (right: Exponential.log(chance), wrong: Exponential.log(1 - chance))
    }
  }

  private let probabilities: [Double]

  init(chosen: Mastery.Weights, typed: Mastery.Weights) {
    let logarithms = zip(Self.chosen, Self.typed).map { chosen.logarithm($0) + typed.logarithm($1) }
    // NB: Densities are relative to the largest one, because the absolute densities underflow after some hundred answers.
    let largest = logarithms.max() ?? 0
    let densities = logarithms.map { Exponential.exp($0 - largest) }
    let total = densities.reduce(0, +)
    probabilities = densities.map { $0 / total }
  }

  var mean: Double { probabilities.enumerated().reduce(0) { $0 + $1.element * Self.middle(of: $1.offset) } }

  /// The quantile of a probability, interpolated linearly within a slice.
  func quantile(_ probability: Double) -> Double {
    var below = 0.0
    for (slice, own) in probabilities.enumerated() {
      if own > 0, below + own >= probability { return (Double(slice) + (probability - below) / own) / Double(Self.slices) }
      below += own
    }
    return 1
  }

  private static func middle(of slice: Int) -> Double { (Double(slice) + 0.5) / Double(slices) }
}

extension Mastery.Weights {
  fileprivate func logarithm(_ logarithms: (right: Double, wrong: Double)) -> Double {
    max(correct, 0) * logarithms.right + max(wrong, 0) * logarithms.wrong
  }
}
