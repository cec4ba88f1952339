extension NormalizationStep {
  /// Profile 2: gives one order and one spelling to Thai and Lao vowels that look the same in two.
  static let southeastAsianVowels = NormalizationStep(
    name: "southeast_asian_vowels",
    reason: "Some Thai and Lao vowels can be typed in two ways that look the same.",
    examples: [
      .same("เเละ", "และ", "th", "two signs for e instead of one for ae"),
      .same("คํา", "คำ", "th", "nikhahit and aa instead of am"),
      .same("นํ้า", "น้ำ", "th", "with a tone mark between them"),
      .same("ที\u{E48}", "ท\u{E48}ี", "th", "tone mark before the vowel"),
      .same("ນ\u{ECD}້\u{EB2}", "ນ້ຳ", "lo", "the same in Lao"),
      .same("ບ\u{EC8}\u{ECD}", "ບ\u{ECD}\u{EC8}", "lo", "tone mark before niggahita"),
      .same("พันธ\u{E4C}\u{E38}", "พันธ\u{E38}\u{E4C}", "th", "the silencing sign before the vowel"),
      .same("ຫ\u{EB1}\u{EBC}ງ", "ຫ\u{EBC}\u{EB1}ງ", "lo", "lo below after the vowel"),
      .different("มา", "ม้า", "th", "a tone makes another word"),
    ],
    .neighbours({ $0.comparesWording ? .never : .watched(openers, followers) { isOtherSpelling($0, $1, $2) ? .change : .nothing } }) {
      scalars, context in
      guard !context.comparesWording, scalars.contains(where: { (0xE31...0xEDD).contains($0.value) }) else { return }
      joinDoubledVowels(&scalars)
      putVowelsBeforeTones(&scalars)
      joinNikhahit(&scalars)
      scalars.compose()
    })

  // NB: includes the signs that silence a letter, which have the same position as tone marks.
  private static let tones = ScalarSet([0xE48...0xE4C, 0xEC8...0xECC])
  private static let vowels = ScalarSet([
    0xE31...0xE31, 0xE34...0xE39, 0xE4D...0xE4D, 0xEB1...0xEB1, 0xEB4...0xEB9, 0xEBB...0xEBB, 0xECD...0xECD,
  ])
  /// The sign lo below a Lao letter.
  private static let signLo = ScalarSet("\u{EBC}")
  private static let openers = tones.union(vowels).union(ScalarSet("\u{E40}\u{EC0}"))
  private static let followers = vowels.union(signLo).union(ScalarSet("\u{E40}\u{EC0}\u{E32}\u{EB2}"))

  private static func isOtherSpelling(
    _ before: Unicode.Scalar?, _ previous: Unicode.Scalar, _ scalar: Unicode.Scalar
  ) -> Bool {
    switch scalar {
    case "\u{E40}", "\u{EC0}": previous == scalar
    case "\u{E32}", "\u{EB2}":
      nikhahits.contains(previous) || (tones.contains(previous) && before.map { nikhahits.contains($0) || tones.contains($0) } ?? false)
    case "\u{EBC}": vowels.contains(previous) || tones.contains(previous)
    default: tones.contains(previous) && vowels.contains(scalar)
    }
  }

  private static let nikhahits = ScalarSet("\u{E4D}\u{ECD}")

  private static func joinDoubledVowels(_ scalars: inout Scalars) {
    scalars = scalars.reduce(into: Scalars()) { result, scalar in
      guard scalar == result.last, scalar == "\u{E40}" || scalar == "\u{EC0}" else { return result.append(scalar) }
      result[result.count - 1] = scalar == "\u{E40}" ? "\u{E41}" : "\u{EC1}"
    }
  }

  private static func putVowelsBeforeTones(_ scalars: inout Scalars) {
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { !tones.contains($0) && !vowels.contains($0) && !signLo.contains($0) } ?? scalars.count
      if end > start + 1 {
        // NB: a slice in a variable would make every replacement copy the whole text.
        let sorted = [signLo, vowels, tones].flatMap { scalars[start..<end].filter($0.contains) }
        scalars.replaceSubrange(start..<end, with: sorted)
      }
      start = end + 1
    }
  }

  /// Joins nikhahit and aa, also with tone marks between them.
  private static func joinNikhahit(_ scalars: inout Scalars) {
    scalars = scalars.reduce(into: Scalars()) { result, scalar in
      switch scalar {
      case "\u{E32}" where dropNikhahit("\u{E4D}", from: &result): result.append("\u{E33}")
      case "\u{EB2}" where dropNikhahit("\u{ECD}", from: &result): result.append("\u{EB3}")
      default: result.append(scalar)
      }
    }
  }

  private static func dropNikhahit(_ sign: Unicode.Scalar, from result: inout Scalars) -> Bool {
    let index = (result.lastIndex { !tones.contains($0) } ?? -1)
    guard index >= 0, result[index] == sign else { return false }
    result.remove(at: index)
    return true
  }
}
