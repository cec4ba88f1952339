extension NormalizationStep {
  /// Profile 2, Burmese: the neighbours decide between the digit zero and the letter wa, which have the same shape.
  static let burmeseZero = NormalizationStep(
    name: "burmese_zero",
    reason: "The Burmese zero and the letter wa look the same, so each is typed for the other.",
    examples: [
      .same("\u{1041}\u{101D} နာရီ", "10 နာရီ", "my", "wa beside a digit"),
      .same("အ\u{1040}တ်", "အဝတ်", "my", "zero beside letters"),
      .different("၁၁", "၁၀", "my", "another number"),
      .different("ဝါ", "ပါ", "my", "another letter"),
    ],
    .neighbours({ $0.tellsZeroFromWa ? .anyOrPair(ScalarSet([zero]), digitsAndWa, digitsAndWa) : .never }) { scalars, context in
      guard context.tellsZeroFromWa else { return }
      tellApart(&scalars)
    })

  private static func tellApart(_ scalars: inout Scalars) {
    var index = 0
    while index < scalars.count {
      let end = scalars[index...].firstIndex { !burmeseDigits.contains($0) && $0 != wa } ?? scalars.count
      let looksLikeWa = scalars[index..<end].allSatisfy { $0 == wa || $0 == zero }
      if !looksLikeWa {
        for place in index..<end where scalars[place] == wa { scalars[place] = zero }
      } else if touchesLetters(scalars, index..<end) {
        for place in index..<end where scalars[place] == zero { scalars[place] = wa }
      }
      index = end + 1
    }
  }

  private static func touchesLetters(_ scalars: Scalars, _ range: Range<Int>) -> Bool {
    (range.lowerBound > 0 && letters.contains(scalars[range.lowerBound - 1]))
      || (range.upperBound < scalars.count && letters.contains(scalars[range.upperBound]))
  }

  private static let zero: Unicode.Scalar = "\u{1040}"
  private static let wa: Unicode.Scalar = "\u{101D}"
  private static let burmeseDigits = ScalarSet([0x30...0x39, 0x1040...0x1049])
  private static let digitsAndWa = burmeseDigits.union(ScalarSet([wa]))
  private static let letters = ScalarSet([0x1000...0x103F, 0x1050...0x108F])
}

extension NormalizationContext {
  fileprivate var tellsZeroFromWa: Bool { rules.zeroLooksLikeWa && !comparesWording }
}
