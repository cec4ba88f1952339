extension NormalizationStep {
  /// Profile 2, Vietnamese: moves the tone mark of oa, oe and uy at the end of a syllable to the second vowel.
  static let tonePlacement = NormalizationStep(
    name: "tone_placement",
    reason: "Vietnamese has an old and a new position for the tone mark, and both are taught.",
    examples: [
      .same("hòa bình", "hoà bình", "vi", "oa"),
      .same("khỏe", "khoẻ", "vi", "oe"),
      .same("thúy", "thuý", "vi", "uy"),
      .different("hòa", "hóa", "vi", "another tone"),
      .different("hòan", "hoàn", "vi", "before a consonant only one position is right"),
      .different("mùa", "muà", "vi", "another pair of vowels"),
    ],
    .neighbours({
      $0.movesTonesOfVowels
        ? .watched(ScalarSet("òóỏõọùúủũụ"), ScalarSet("aey")) { _, one, other in
          newPlaces.contains { $0.from == [one, other] } ? .change : .nothing
        } : .never
    }) { scalars, context in
      guard context.movesTonesOfVowels else { return }
      moveTones(&scalars)
    })

  private static func moveTones(_ scalars: inout Scalars) {
    for index in scalars.indices.dropLast() {
      guard let moved = newPlaces.first(where: { $0.from[0] == scalars[index] && $0.from[1] == scalars[index + 1] }) else { continue }
      if index + 2 < scalars.count, latinLetters.contains(scalars[index + 2]) { continue }
      (scalars[index], scalars[index + 1]) = (moved.to[0], moved.to[1])
    }
  }

  private static let newPlaces = LetterSequence.list(
    "òa=oà óa=oá ỏa=oả õa=oã ọa=oạ òe=oè óe=oé ỏe=oẻ õe=oẽ ọe=oẹ ùy=uỳ úy=uý ủy=uỷ ũy=uỹ ụy=uỵ")
  private static let latinLetters = ScalarSet([0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF])
}

extension NormalizationContext {
  fileprivate var movesTonesOfVowels: Bool { rules.movesTones && !comparesWording }
}
