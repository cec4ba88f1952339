/// A formula such as `v = f × λ` or `T = 1 ÷ f`: one operation on two operands, with the units of its quantities.
public struct Formula: Sendable, Hashable {
  /// One of the two operands.
  public struct Operand: Sendable, Hashable {
    /// The symbol of a quantity; `nil` if the operand is a number.
    public let symbol: String?
    /// The number, from 1 to 1,000; 1 if the operand is a symbol.
    public let number: Int
    /// Whether the formula uses the square of the symbol.
    public let isSquared: Bool
  }

  /// A symbol and its unit.
  public struct Quantity: Sendable, Hashable {
    /// One to three letters or digits, as in the formula.
    public let symbol: String
    /// The unit as the notes write it in brackets: `m/s`.
    public let unit: String
  }

  /// The formula as the notes write it.
  public let text: String
  /// The symbol on the left of the equals sign.
  public let result: String
  /// The operand before the operator.
  public let first: Operand
  /// The operand after the operator.
  public let second: Operand
  /// Whether the first operand is divided by the second; otherwise they are multiplied.
  public let isQuotient: Bool
  /// The quantities with their units, the result first.
  public let quantities: [Quantity]

  package func unit(of symbol: String) -> String? { quantities.first { $0.symbol == symbol }?.unit }

  /// The sign between the operands.
  package var sign: String { isQuotient ? "÷" : "×" }
}

/// Reads `v = f × λ`.
struct FormulaReader {
  let text: String
  let result: String
  let first: Formula.Operand
  let second: Formula.Operand
  let isQuotient: Bool

  private static let maximumLength = 40
  private static let products: Set<Character> = ["×", "*", "·", "⋅", "∙"]
  private static let quotients: Set<Character> = ["/", "÷", "∕"]

  /// - Returns: `nil` for anything that is not one operation on two operands.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "=")) else { return nil }
    let text = text.filter { $0 != "$" }.replacing("\\times", with: "×").replacing("\\cdot", with: "·")[...].trimmingSpaces
    guard text.count <= Self.maximumLength, let equals = text.firstIndex(of: "="), let result = Self.symbol(text[..<equals].trimmingSpaces)
    else { return nil }
    let right = text[text.index(after: equals)...]
    guard let sign = right.firstIndex(where: { Self.products.contains($0) || Self.quotients.contains($0) }),
      let first = Self.operand(right[..<sign].trimmingSpaces), let second = Self.operand(right[right.index(after: sign)...].trimmingSpaces),
      first.symbol != nil || second.symbol != nil, first.symbol != result, second.symbol != result, first.symbol != second.symbol
    else { return nil }
    self.text = String(text)
    (self.result, self.first, self.second) = (result, first, second)
    isQuotient = Self.quotients.contains(right[sign])
  }

  /// The symbols, the result first.
  var symbols: [String] { [result, first.symbol, second.symbol].compactMap(\.self) }

  func formula(_ quantities: [Formula.Quantity]) -> Formula {
    Formula(text: text, result: result, first: first, second: second, isQuotient: isQuotient, quantities: quantities)
  }

  /// One to three letters or digits that begin with a letter.
  private static func symbol(_ text: Substring) -> String? {
    guard (1...3).contains(text.count), text.first?.isLetter == true, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return String(text)
  }

  private static func operand(_ text: Substring) -> Formula.Operand? {
    if let number = Int(text), (1...1_000).contains(number) { return Formula.Operand(symbol: nil, number: number, isSquared: false) }
    let squared = ["²", "^2"].first(where: text.hasSuffix)
    guard let symbol = symbol(text.dropLast(squared?.count ?? 0)) else { return nil }
    return Formula.Operand(symbol: symbol, number: 1, isSquared: squared != nil)
  }
}
