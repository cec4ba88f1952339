extension NormalizationStep {
  /// Profile 2, Vietnamese: the tone mark of oa, oe and uy at the end of a syllable, on the first vowel or on the second.
  static let tonePlacement = NormalizationStep(
    name: "tone_placement",
    reason: "Vietnamese has an old and a new place for the tone mark, and both are taught.",
    examples: [
      .same("hòa bình", "hoà bình", "vi", "oa"),
      .same("khỏe", "khoẻ", "vi", "oe"),
      .same("thúy", "thuý", "vi", "uy"),
      .different("hòa", "hóa", "vi", "another tone"),
      .different("hòan", "hoàn", "vi", "before a consonant there is one place"),
      .different("mùa", "muà", "vi", "another pair of vowels"),
    ],
    .neighbours({ $0.movesTonesOfVowels ? .pair(ScalarSet(tonedFirst.map(\.key)), ScalarSet("aey")) : .never }) { scalars, context in
      guard context.movesTonesOfVowels else { return }
      moveTones(&scalars)
    })

  private static func moveTones(_ scalars: inout Scalars) {
    for index in scalars.indices.dropLast() {
      guard let toned = tonedFirst[scalars[index]], let moved = toned.second[scalars[index + 1]] else { continue }
      if index + 2 < scalars.count, scalars[index + 2].properties.isAlphabetic { continue }
      (scalars[index], scalars[index + 1]) = (toned.plain, moved)
    }
  }

  /// A first vowel with its tone: the vowel without, and the second vowels with it.
  private struct Toned { let plain: Unicode.Scalar, second: [Unicode.Scalar: Unicode.Scalar] }

  private static let tonedFirst: [Unicode.Scalar: Toned] = [
    "ò": Toned(plain: "o", second: ["a": "à", "e": "è"]), "ó": Toned(plain: "o", second: ["a": "á", "e": "é"]),
    "ỏ": Toned(plain: "o", second: ["a": "ả", "e": "ẻ"]), "õ": Toned(plain: "o", second: ["a": "ã", "e": "ẽ"]),
    "ọ": Toned(plain: "o", second: ["a": "ạ", "e": "ẹ"]), "ù": Toned(plain: "u", second: ["y": "ỳ"]),
    "ú": Toned(plain: "u", second: ["y": "ý"]), "ủ": Toned(plain: "u", second: ["y": "ỷ"]), "ũ": Toned(plain: "u", second: ["y": "ỹ"]),
    "ụ": Toned(plain: "u", second: ["y": "ỵ"]),
  ]
}

extension NormalizationContext {
  fileprivate var movesTonesOfVowels: Bool { rules.movesTones && !comparesWording }
}
