/// Numbers as the pages show them.
enum Figure {
  /// A share from 0 to 1 as a whole percentage.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// A finite number with one decimal place and a minus sign.
  static func signed(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths < 0 ? "−" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
