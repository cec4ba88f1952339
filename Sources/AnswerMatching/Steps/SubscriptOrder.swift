extension NormalizationStep {
  /// Profile 2, Khmer: puts ro after the other subscripts of a letter, and a shifter after all subscripts.
  static let subscriptOrder = NormalizationStep(
    name: "subscript_order",
    reason: "Khmer subscripts and shifters look the same in any order.",
    examples: [
      .same("ស\u{17D2}\u{179A}\u{17D2}\u{178F}ី", "ស\u{17D2}\u{178F}\u{17D2}\u{179A}ី", "km", "ro typed first"),
      .same("ម\u{17C9}\u{17D2}យាង", "ម\u{17D2}យ\u{17C9}ាង", "km", "the shifter before the subscript"),
      .different("ស\u{17D2}\u{178F}ី", "ស\u{17D2}\u{178F}\u{17D2}\u{179A}ី", "km", "a missing subscript"),
    ],
    .neighbours({ $0.ordersSubscripts ? .watched(lastLetters, ScalarSet([coeng]), watch) : .never }) { scalars, context in
      guard context.ordersSubscripts else { return }
      order(&scalars)
    })

  @Sendable private static func watch(
    _ before: Unicode.Scalar?, _ previous: Unicode.Scalar, _ scalar: Unicode.Scalar
  ) -> StepRule.Sight {
    guard scalar == coeng else { return .nothing }
    return shifters.contains(previous) || (previous == ro && before == coeng) ? .change : .nothing
  }

  /// Orders the signs below each letter: other subscripts in their typed order, then subscript ros, then shifters.
  private static func order(_ scalars: inout Scalars) {
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      let end = endOfSubscripts(in: scalars, from: index)
      result += end > index ? ordered(scalars[index..<end]) : [scalars[index]]
      index = max(end, index + 1)
    }
    scalars = result
  }

  /// The index after the run of subscripts and shifters that begins at an index. Shifters after the last subscript are not included.
  private static func endOfSubscripts(in scalars: Scalars, from start: Int) -> Int {
    var (end, index) = (start, start)
    while index < scalars.count {
      if scalars[index] == coeng, index + 1 < scalars.count {
        index += 2
        end = index
      } else if shifters.contains(scalars[index]) {
        index += 1
      } else {
        break
      }
    }
    return end
  }

  private static func ordered(_ run: ArraySlice<Unicode.Scalar>) -> Scalars {
    var (others, ros, shifts) = (Scalars(), Scalars(), Scalars())
    var rest = run
    while let first = rest.popFirst() {
      if first == coeng, let letter = rest.popFirst() {
        if letter == ro { ros += [coeng, ro] } else { others += [coeng, letter] }
      } else {
        shifts.append(first)
      }
    }
    return others + ros + shifts
  }

  /// The sign that makes the next letter a subscript.
  private static let coeng: Unicode.Scalar = "\u{17D2}"
  private static let ro: Unicode.Scalar = "\u{179A}"
  private static let shifters = ScalarSet([0x17C9...0x17CA])
  private static let lastLetters = shifters.union(ScalarSet([ro]))
}

extension NormalizationContext {
  fileprivate var ordersSubscripts: Bool { rules.ordersSubscripts && !comparesWording }
}
