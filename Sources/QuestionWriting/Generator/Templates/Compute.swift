import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// What is the value of a quantity? The wrong values result from common mistakes: dividing the wrong way round, adding, forgetting a
  /// square, or missing a power of ten.
  static let compute = QuestionTemplate(
    "compute", .apply, .scenarioChange, suits: { if case .formula = $0.content { true } else { false } }
  ) { fact, context in
    guard case .formula(let formula) = context.facts[fact].content else { return nil }
    return (0..<12 as Range<UInt64>).lazy.compactMap { Computation(formula, roll: context.roll &+ $0, context.wording).question(context) }
      .first
  }
}

/// A formula with numbers in it.
private struct Computation {
  private typealias Millionths = NumericOptions.Millionths

  private let formula: Formula
  private let wording: QuestionWording
  /// The values of the operands before squaring.
  private let first: Millionths
  private let second: Millionths
  private let result: Millionths
  private let unknown: String

  private static let factors = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
  // Numbers whose reciprocals have few decimals.
  private static let divisors = [2, 4, 5, 8, 10, 20, 25, 40, 50]

  init(_ formula: Formula, roll: UInt64, _ wording: QuestionWording) {
    self.formula = formula
    self.wording = wording
    let pick = { (list: [Int], digits: UInt64) in list[Int(roll / digits % UInt64(list.count))] * NumericOptions.one }
    let isReciprocal = formula.isQuotient && formula.first.symbol == nil
    let second =
      formula.second.symbol == nil ? formula.second.number * NumericOptions.one : pick(isReciprocal ? Self.divisors : Self.factors, 1)
    var first = formula.first.symbol == nil ? formula.first.number * NumericOptions.one : pick(Self.factors, 16)
    // NB: The dividend of two quantities is computed from the quotient and the divisor, so that the division has no remainder.
    if formula.isQuotient, !isReciprocal, !formula.first.isSquared {
      first = first * Self.worth(formula.second, second) / NumericOptions.one
    }
    (self.first, self.second) = (first, second)
    let (one, other) = (Self.worth(formula.first, first), Self.worth(formula.second, second))
    result = formula.isQuotient ? one * NumericOptions.one / max(other, 1) : one * other / NumericOptions.one
    let unknowns = [formula.result] + [formula.first, formula.second].filter { !$0.isSquared }.compactMap(\.symbol)
    unknown = unknowns[Int(roll / 1_024 % UInt64(unknowns.count))]
  }

  private static func worth(_ operand: Formula.Operand, _ value: Millionths) -> Millionths {
    operand.isSquared ? value * value / NumericOptions.one : value
  }

  func question(_ context: TemplateContext) -> WrittenQuestion? {
    let options = NumericOptions(keyPosition: context.keyPosition, decimalMark: wording.decimalMark)
    guard isExact, let unit = formula.unit(of: unknown), let key = value(of: unknown),
      let distractors = options.distractors(for: key, likely: mistakes, unit: unit),
      let stem = context.ask([wording.compute], a: formula.text, b: given(options), c: unknown)
    else { return nil }
    let answer = options.text(key, unit)
    return WrittenQuestion(
      stem: stem, key: answer, distractors: distractors, subject: formula.text, working: "\(working(options)) = \(answer)")
  }

  /// Whether the numbers satisfy the formula without rounding.
  private var isExact: Bool {
    let (one, other) = (Self.worth(formula.first, first), Self.worth(formula.second, second))
    return formula.isQuotient ? result * other == one * NumericOptions.one : result * NumericOptions.one == one * other
  }

  private func value(of symbol: String) -> Millionths? {
    switch symbol {
    case formula.result: result
    case formula.first.symbol: first
    case formula.second.symbol: second
    default: nil
    }
  }

  /// The two numbers that are known, in the order of the formula.
  private var known: [(symbol: String?, value: Millionths)] {
    [(formula.result, result), (formula.first.symbol, first), (formula.second.symbol, second)].filter { $0.0 != unknown }
  }

  private func given(_ options: NumericOptions) -> String {
    known.compactMap { quantity in
      guard let symbol = quantity.symbol, let unit = formula.unit(of: symbol) else { return nil }
      return "\(symbol) = \(options.text(quantity.value, unit))"
    }
    .joined(separator: wording.and)
  }

  private var mistakes: [Millionths] {
    let (one, other) = (known[0].value, known[1].value)
    let quotients = [one * NumericOptions.one / max(other, 1), other * NumericOptions.one / max(one, 1)]
    let squares =
      [formula.first, formula.second].contains(where: \.isSquared)
      ? [first * second / NumericOptions.one, first * second / NumericOptions.one * 2] : []
    let key = value(of: unknown) ?? 0
    return (squares + [one * other / NumericOptions.one] + quotients + [one + other, abs(one - other), key * 10, key / 10]).map(
      Self.rounded)
  }

  /// Rounds to three significant figures. More figures would reveal that a number results from a mistake.
  private static func rounded(_ value: Millionths) -> Millionths {
    var scale = 1
    while value / scale >= 1_000 { scale *= 10 }
    return (value + scale / 2) / scale * scale
  }

  /// The derivation of the key: `v = f × λ = 5 Hz × 2 m`.
  private func working(_ options: NumericOptions) -> String {
    let terms = [formula.first, formula.second].map { operand in
      let number = operand.symbol.flatMap { symbol in
        formula.unit(of: symbol).flatMap { unit in value(of: symbol).map { options.text($0, unit) } }
      }
      return (number ?? "\(operand.number)") + (operand.isSquared ? "²" : "")
    }
    let right = terms.joined(separator: " \(formula.sign) ")
    guard unknown != formula.result, let unit = formula.unit(of: formula.result) else { return "\(formula.text) = \(right)" }
    return "\(formula.text): \(options.text(result, unit)) = \(right), \(unknown)"
  }
}
