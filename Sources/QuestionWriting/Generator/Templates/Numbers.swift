import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which number is missing from this sentence?
  static let number = QuestionTemplate(
    "number", .remember, .dataInterpretation, suits: { if case .number = $0.content { true } else { false } }
  ) { fact, context in
    guard case .number(let sentence, let value) = context.facts[fact].content, let stem = context.ask(context.wording.missing, a: sentence),
      let distractors = NumberOptions(value: value, isShare: isShare(sentence), isApproximate: isApproximate(sentence), context: context)
        .distractors()
    else { return nil }
    return WrittenQuestion(stem: stem, key: value, distractors: distractors, subject: value)
  } typed: { fact, context in
    guard case .number(let sentence, let value) = context.facts[fact].content, let stem = context.ask(context.wording.missing, a: sentence)
    else { return nil }
    return context.typed(fact, stem: stem, key: value, subject: value)
  }
}

/// Whether the number of a sentence is a percentage.
@Sendable private func isShare(_ sentence: String) -> Bool { sentence.contains(Fact.blank + "%") || sentence.contains(Fact.blank + " %") }

/// Whether a word before the number of a sentence says that it is not exact.
@Sendable private func isApproximate(_ sentence: String) -> Bool {
  guard let blank = sentence.firstPlace(of: Fact.blank) else { return false }
  return Words.all(String(sentence[..<blank.lowerBound])).suffix(2).contains(where: approximations.contains)
}

private let approximations = Words.set(
  "about around roughly approximately nearly almost some etwa ungefähr rund circa ca fast aproximadamente unos unas cerca casi environ près presque quasi ongeveer około ok prawie примерно около почти ungefär nästan yaklaşık"
)

/// Wrong numbers of the size and with the precision of the key, so that only a learner who knows the number can tell.
private struct NumberOptions {
  let value: String
  /// Whether the number is a percentage, so that no option exceeds 100.
  let isShare: Bool
  /// Whether the sentence says that the number is not exact. Its neighbours are then right too.
  let isApproximate: Bool
  let context: TemplateContext

  /// The shares of the key that the wrong numbers differ by, the nearest ones in turn.
  private static let shares = [20, 40, 60, 80, 100, 120, 140, 160]

  func distractors() -> [String]? {
    let options = NumericOptions(keyPosition: context.keyPosition, decimalMark: decimalMark)
    guard let key = millionths(), !(isShare && key > Self.greatShare), !(isApproximate && key <= Self.smallCount) else { return nil }
    let step = grain
    if !isShare, let powers = powersOfTwo(beside: key) {
      return options.distractors(for: key, likely: powers, unit: "").map { $0.map(Self.trimmed) }
    }
    let differences = key <= Self.smallCount ? (1...8).map { $0 * step } : Self.shares.map { rounded(key * $0 / 100, to: step) }
    let likely = differences.flatMap { [key - $0, key + $0] }.filter { $0 >= step }
    // NB: A learner can rule out half a week beside whole weeks.
    let finest = decimals == 0 ? NumericOptions.one : 1
    guard let found = options.distractors(for: key, likely: likely, unit: "", step: finest)?.map(Self.trimmed) else {
      return nil
    }
    return isShare && found.contains { (Int($0.prefix(while: \.isNumber)) ?? 0) > 100 } ? nil : found
  }

  /// Beside a greater share, such as the availability of a service, other shares are absurd.
  private static let greatShare = 90 * NumericOptions.one
  private static let smallCount = 12 * NumericOptions.one

  /// The powers of two beside a key that is one, the nearest first; `nil` for any other key. Among other numbers, it would stand out.
  private func powersOfTwo(beside key: NumericOptions.Millionths) -> [NumericOptions.Millionths]? {
    guard key > Self.smallCount, key % NumericOptions.one == 0, (key / NumericOptions.one).nonzeroBitCount == 1 else { return nil }
    return (1...4).flatMap { [key >> $0, key << $0] }.filter { $0 % NumericOptions.one == 0 && $0 > 0 }
  }

  private static func trimmed(_ text: String) -> String { String(text[...].trimmingSpaces) }

  private var decimalMark: String { value.contains(",") ? "," : "." }

  private var decimals: Int { value.split { ".,".contains($0) }.dropFirst().first?.count ?? 0 }

  /// The place of the last digit that is not zero, in millionths: 10 for 450, 0.1 for 2.5.
  private var precision: Int {
    var step = NumericOptions.one
    for _ in 0..<decimals { step /= 10 }
    for digit in value.reversed() where decimals == 0 {
      guard digit == "0" else { break }
      step *= 10
    }
    return step
  }

  /// The step between the options, in millionths. The key must not be the only round number, nor the only power of two: 5 for 45, and 4 for
  /// 16.
  private var grain: Int {
    guard let key = millionths() else { return precision }
    let parts = key / precision
    guard key > Self.smallCount, decimals == 0 else { return precision }
    return precision * ([5, 16, 8, 4, 2].first { parts % $0 == 0 && parts / $0 >= 3 } ?? 1)
  }

  private func millionths() -> NumericOptions.Millionths? {
    guard let digits = Int(value.filter(\.isNumber)) else { return nil }
    var unit = NumericOptions.one
    for _ in 0..<decimals { unit /= 10 }
    return digits * unit
  }

  private func rounded(_ number: Int, to step: Int) -> Int { max(step, (number + step / 2) / step * step) }
}
