/// An option that is a number, a fraction, a percentage or a range of numbers, with or without a unit.
package struct Quantity: Equatable {
  package let low: Double
  /// The upper end of a range; equal to ``low`` for a single number.
  package let high: Double
  /// The unit; empty for a bare number. A percentage becomes a bare number divided by 100.
  package let unit: String

  package var isRange: Bool { low < high }

  package init?(_ option: String, language: String) {
    guard let first = option.unicodeScalars.first(where: { !$0.properties.isWhitespace }), !first.properties.isAlphabetic else {
      return nil
    }
    var rest = Array(FoldedText.folded(option).unicodeScalars)[...]
    Self.skipSpaces(&rest)
    let bound = rest.first.flatMap { Self.bounds[$0] }
    if bound != nil { rest = rest.dropFirst() }
    Self.skipSpaces(&rest)
    var currency = ""
    if let sign = rest.first, sign.properties.generalCategory == .currencySymbol {
      currency = String(Character(sign))
      rest = rest.dropFirst()
    }
    guard let start = Self.fraction(&rest, language) else { return nil }
    let second = bound == nil ? Self.end(&rest, language) : nil
    guard let unit = Self.unit(rest) else { return nil }
    let scale = unit == "%" ? 0.01 : 1
    let span = bound.map { $0 == .above ? (start, .infinity) : (-.infinity, start) } ?? (start, second ?? start)
    guard span.0 <= span.1 else { return nil }
    // NB: This divides, because 7 / 100 is exactly the double 0.07 and 7 × 0.01 is not.
    (low, high) = scale == 1 ? span : (span.0 / 100, span.1 / 100)
    self.unit = currency + (scale == 1 ? unit : "")
  }

  private enum Bound { case above, below }
  private static let bounds: [Unicode.Scalar: Bound] = [">": .above, "≥": .above, "<": .below, "≤": .below]
  private static let links = ["-", "to", "bis", "a", "à", "until", "…"]

  private static func skipSpaces(_ rest: inout ArraySlice<Unicode.Scalar>) { rest = rest.drop { $0 == " " } }

  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>, _ language: String) -> Double? {
    guard let number = DecimalNumber(rest, language: language) else { return nil }
    rest = rest.dropFirst(number.length)
    return number.value
  }

  private static func fraction(_ rest: inout ArraySlice<Unicode.Scalar>, _ language: String) -> Double? {
    if let sign = rest.first, sign.properties.numericType == .numeric, let value = sign.properties.numericValue, value < 1 {
      rest = rest.dropFirst()
      return value
    }
    guard let above = number(&rest, language) else { return nil }
    var after = rest.drop { $0 == " " }
    guard after.first == "/" else { return above }
    after = after.dropFirst().drop { $0 == " " }
    guard let below = number(&after, language), below > 0 else { return above }
    rest = after
    return above / below
  }

  /// The second number of a range, after a dash or a word.
  private static func end(_ rest: inout ArraySlice<Unicode.Scalar>, _ language: String) -> Double? {
    let after = rest.drop { $0 == " " }
    for link in links where after.starts(with: link.unicodeScalars) {
      var number = after.dropFirst(link.unicodeScalars.count)
      if link != "-" && link != "…" && number.first != " " { continue }
      skipSpaces(&number)
      guard let value = self.number(&number, language) else { continue }
      rest = number
      return value
    }
    return nil
  }

  /// The text after a number if it can be a unit; `nil` if the number is part of something else.
  private static func unit(_ rest: ArraySlice<Unicode.Scalar>) -> String? {
    var unit = rest.drop { $0 == " " }
    while let last = unit.last, last == " " || last == "." { unit = unit.dropLast() }
    guard let first = unit.first else { return "" }
    let canBegin = first == "%" || first == "°" || first.properties.isAlphabetic || first.properties.generalCategory == .currencySymbol
    guard canBegin, unit.count <= 16, !unit.contains(where: { DecimalNumber.digit($0) != nil }) else { return nil }
    return String(String.UnicodeScalarView(unit))
  }
}
