import ItemWriting
import NoteFacts

/// Finds distractors for numeric keys so that all options have the same unit and are in ascending order. The position of the key is fixed,
/// so it determines the number of smaller distractors.
struct NumericOptions {
  let keyPosition: Int
  let decimalMark: String

  /// Numbers are whole millionths, so that sums are exact.
  typealias Millionths = Int

  static let one: Millionths = 1_000_000
  static let greatest: Millionths = 1_000_000_000_000

  /// Four wrong values around a key, in ascending order; `nil` if there are too few on one side.
  ///
  /// - Parameters:
  ///   - likely: Wrong values that result from common mistakes, the most likely first. Multiples of the key are added if needed.
  ///   - step: Every wrong value is a multiple of this one.
  func distractors(for key: Millionths, likely: [Millionths], unit: String, step: Millionths = 1) -> [String]? {
    guard key > 0, key <= Self.greatest else { return nil }
    let multiples = [key * 2, key / 2, key * 10, key / 10, key * 4, key / 4, key * 5, key / 5, key * 3, key * 8, key / 8]
    var kept = [text(key, unit)]
    var (smaller, greater) = ([Millionths](), [Millionths]())
    let wanted = (smaller: keyPosition, greater: QuestionSlot.optionCount - 1 - keyPosition)
    for value in likely + multiples where value > 0 && value != key && value % step == 0 {
      let isSmaller = value < key
      guard isSmaller ? smaller.count < wanted.smaller : greater.count < wanted.greater else { continue }
      let text = text(value, unit)
      guard !kept.contains(where: { Self.looksLike($0, text) }) else { continue }
      kept.append(text)
      if isSmaller { smaller.append(value) } else { greater.append(value) }
    }
    guard smaller.count == wanted.smaller, greater.count == wanted.greater else { return nil }
    return (smaller + greater).sorted().map { text($0, unit) }
  }

  /// Whether a text is a number, with or without a unit.
  func isNumber(_ text: String) -> Bool { parse(text) != nil }

  /// Four of the candidates that are numbers with the unit of the key, in ascending order around the key; `nil` if there are too few.
  func sorted(_ candidates: [String], around key: String, _ context: TemplateContext) -> [String]? {
    guard let (number, unit) = parse(key) else { return nil }
    let values = context.shuffled(candidates).compactMap { text in parse(text).map { (text: text, value: $0.value, unit: $0.unit) } }
      .filter { $0.unit == unit && $0.value != number }
    let smaller = values.filter { $0.value < number }.prefix(keyPosition)
    let greater = values.filter { $0.value > number }.prefix(QuestionSlot.optionCount - 1 - keyPosition)
    guard smaller.count + greater.count == QuestionSlot.optionCount - 1 else { return nil }
    return (smaller + greater).sorted { $0.value < $1.value }.map(\.text)
  }

  /// A number in usual notation, with its unit.
  func text(_ value: Millionths, _ unit: String) -> String { "\(text(value)) \(unit)" }

  func text(_ value: Millionths) -> String {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: Self.one)
    guard rest != 0 else { return "\(whole)" }
    var decimals = String(String(Self.one + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole)\(decimalMark)\(decimals)"
  }

  private func parse(_ text: String) -> (value: Double, unit: String)? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") || $0 == "-" || $0 == "−" }
    let plain = number.replacing("−", with: "-").replacing(decimalMark == "," ? "." : ",", with: "").replacing(",", with: ".")
    return Double(plain).map { ($0, String(text[number.endIndex...].trimmingSpaces)) }
  }

  /// Whether one number contains the other as a whole word, or both have the same digits: `2.5 s` and `25 s`.
  private static func looksLike(_ one: String, _ other: String) -> Bool {
    let (first, second) = (Words.all(one), Words.all(other))
    return Words.contains(first, second) || Words.contains(second, first) || first.joined() == second.joined()
  }
}
