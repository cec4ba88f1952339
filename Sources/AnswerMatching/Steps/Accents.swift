extension NormalizationStep {
  /// Profile 2, only where the item is lenient about marks: accents on letters.
  static let accents = NormalizationStep(
    name: "accents",
    reason: "The item says that accents do not matter.",
    examples: [
      .same("pena", "peña", "es", "a tilde", policy: MatchingPolicy(marks: .lenient)),
      .same("νερο", "νερό", "el", "a tonos", policy: MatchingPolicy(marks: .lenient)),
      .different("pena", "peña", "es", "by default accents count"),
      .different("мои", "мой", "ru", "a breve makes another Cyrillic letter", policy: MatchingPolicy(marks: .lenient)),
      .different("は", "ば", "ja", "a voicing mark is not an accent", policy: MatchingPolicy(marks: .lenient)),
    ],
    .neighbours({ $0.overlooksAccents ? .always : .never }) { scalars, context in
      guard context.overlooksAccents else { return }
      // NB: a letter form may contain an accent: Serbian š for ш.
      if !context.comparesWording { context.rules.letters.apply(to: &scalars) }
      scalars.removeAccents()
    })
}

extension Array where Element == Unicode.Scalar {
  /// Removes the combining marks that are accents, and composes what remains.
  mutating func removeAccents() {
    var base: Unicode.Scalar = " "
    self = decomposed.filter { scalar in
      guard combiningAccents.contains(scalar) else {
        base = scalar
        return true
      }
      return cyrillicLetters.contains(base) && !graveAndAcute.contains(scalar)
    }
    compose()
  }
}

// NB: without U+0334 to U+0338: a stroke through a sign makes another sign (≠).
private let combiningAccents = ScalarSet([
  0x300...0x333, 0x339...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
])
private let cyrillicLetters = ScalarSet([0x400...0x52F])
private let graveAndAcute = ScalarSet([0x300...0x301])
