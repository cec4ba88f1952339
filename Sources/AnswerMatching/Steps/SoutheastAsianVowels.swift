extension NormalizationStep {
  /// Profile 2: Thai and Lao vowels that look the same in two orders or two spellings.
  static let southeastAsianVowels = NormalizationStep(
    name: "southeast_asian_vowels",
    reason: "Some Thai and Lao vowels can be typed in two ways that look the same.",
    examples: [
      .same("เเละ", "และ", "th", "two e for one ae"),
      .same("คํา", "คำ", "th", "nikhahit and aa"),
      .same("นํ้า", "น้ำ", "th", "with a tone mark between"),
      .same("ที\u{E48}", "ท\u{E48}ี", "th", "tone mark before the vowel"),
      .same("ໜ້າ", "ຫນ້າ", "lo", "a Lao ligature"),
      .different("มา", "ม้า", "th", "a tone makes another word"),
    ]
  ) { scalars, context in
    guard !context.comparesWording, scalars.contains(where: { (0xE31...0xEDD).contains($0.value) }) else { return }
    scalars.fold(laoLigatures)
    scalars = scalars.reduce(into: Scalars()) { result, scalar in append(scalar, to: &result) }
    scalars.compose()
  }

  private static let laoLigatures: [Unicode.Scalar: Scalars] = ["ໜ": ["ຫ", "ນ"], "ໝ": ["ຫ", "ມ"]]
  private static let tones = ScalarSet([0xE48...0xE4B, 0xEC8...0xECB])
  private static let vowelsAbove = ScalarSet([0xE31...0xE31, 0xE34...0xE37, 0xEB1...0xEB1, 0xEB4...0xEB7, 0xEBB...0xEBB])

  private static func append(_ scalar: Unicode.Scalar, to result: inout Scalars) {
    switch scalar {
    case "\u{E40}" where result.last == "\u{E40}": result[result.count - 1] = "\u{E41}"
    case "\u{EC0}" where result.last == "\u{EC0}": result[result.count - 1] = "\u{EC1}"
    case "\u{E32}" where dropNikhahit("\u{E4D}", from: &result): result.append("\u{E33}")
    case "\u{EB2}" where dropNikhahit("\u{ECD}", from: &result): result.append("\u{EB3}")
    case _ where vowelsAbove.contains(scalar): result.insert(scalar, at: endBeforeTones(result))
    default: result.append(scalar)
    }
  }

  private static func dropNikhahit(_ sign: Unicode.Scalar, from result: inout Scalars) -> Bool {
    let index = endBeforeTones(result) - 1
    guard index >= 0, result[index] == sign else { return false }
    result.remove(at: index)
    return true
  }

  private static func endBeforeTones(_ result: Scalars) -> Int {
    result.lastIndex { !tones.contains($0) }.map { $0 + 1 } ?? 0
  }
}
