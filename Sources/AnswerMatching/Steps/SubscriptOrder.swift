extension NormalizationStep {
  /// Profile 2, Khmer: of two subscripts under one letter, ro is stored last.
  static let subscriptOrder = NormalizationStep(
    name: "subscript_order",
    reason: "A Khmer subscript ro is drawn in front, so it is often typed first; the word looks the same.",
    examples: [
      .same("ស\u{17D2}\u{179A}\u{17D2}\u{178F}ី", "ស\u{17D2}\u{178F}\u{17D2}\u{179A}ី", "km", "ro typed first"),
      .different("ស\u{17D2}\u{178F}ី", "ស\u{17D2}\u{178F}\u{17D2}\u{179A}ី", "km", "a missing subscript"),
    ],
    .neighbours({
      $0.ordersSubscripts
        ? .watched(ScalarSet([ro]), ScalarSet([coeng])) { before, previous, scalar in
          before == coeng && previous == ro && scalar == coeng ? .change : .nothing
        } : .never
    }) {
      scalars, context in
      guard context.ordersSubscripts else { return }
      putRoLast(&scalars)
    })

  private static func putRoLast(_ scalars: inout Scalars) {
    var result = Scalars()
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      var others = Scalars()
      var ros = Scalars()
      while index + 1 < scalars.count, scalars[index] == coeng {
        if scalars[index + 1] == ro { ros += [coeng, ro] } else { others += [coeng, scalars[index + 1]] }
        index += 2
      }
      result += others + ros
      guard index < scalars.count else { break }
      result.append(scalars[index])
      index += 1
    }
    scalars = result
  }

  /// The sign that makes the next letter a subscript.
  private static let coeng: Unicode.Scalar = "\u{17D2}"
  private static let ro: Unicode.Scalar = "\u{179A}"
}

extension NormalizationContext {
  fileprivate var ordersSubscripts: Bool { rules.subscriptRoLast && !comparesWording }
}
