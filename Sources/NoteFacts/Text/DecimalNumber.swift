/// A number in a text, in the digits of any script.
package struct DecimalNumber {
  package let value: Double
  /// The number of Unicode scalars that the number occupies in the text.
  package let length: Int

  /// Reads the number at the beginning; `nil` if there is none, or if its separators are ambiguous.
  ///
  /// - Parameter language: Decides whether `1,000` is a thousand. If the language has a decimal comma, it could also mean one.
  package init?(_ text: ArraySlice<Unicode.Scalar>, language: String) {
    var rest = text
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    var groups = [Self.digits(&rest)]
    var marks: [Unicode.Scalar] = []
    while let mark = rest.first, Self.separators.contains(mark) {
      var after = rest.dropFirst()
      let group = Self.digits(&after)
      if group.isEmpty || (mark == " " && group.count != 3) { break }
      marks.append(mark)
      groups.append(group)
      rest = after
    }
    guard let value = Self.value(groups, marks, hasDecimalPoint: Self.pointLanguages.contains(language)) else { return nil }
    self.value = isNegative ? -value : value
    length = text.count - rest.count
  }

  private static let separators: [Unicode.Scalar] = [".", ",", " ", "'", "٫", "٬"]
  private static let pointLanguages = Words.set("en zh ja ko th he hi bn ta te ur ms fil my km lo")

  private static func digits(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var digits = ""
    while let scalar = rest.first, let digit = digit(scalar) {
      digits += "\(digit)"
      rest = rest.dropFirst()
    }
    return digits
  }

  /// The value of a digit of any script from 0 to 9.
  package static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return (48...57).contains(scalar.value) ? Int(scalar.value) - 48 : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static func value(_ groups: [String], _ marks: [Unicode.Scalar], hasDecimalPoint: Bool) -> Double? {
    guard let first = groups.first, let last = groups.last, !first.isEmpty else { return nil }
    guard let mark = marks.last else { return Double(first) }
    let areThousands = groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(first.count) && first != "0"
    if marks.count > 1 {
      if Set(marks).count == 1 { return areThousands ? Double(groups.joined()) : nil }
      return marks.dropLast().contains(mark) ? nil : Double(groups.dropLast().joined() + "." + last)
    }
    if mark == " " || mark == "'" || mark == "٬" { return areThousands ? Double(first + last) : nil }
    guard areThousands, mark != "٫" else { return Double(first + "." + last) }
    if hasDecimalPoint { return Double(mark == "," ? first + last : first + "." + last) }
    return nil
  }
}
