extension NormalizationStep {
  /// Profile 2: capitals become small letters by the rule of the language. In Greek, a final sigma becomes σ.
  static let letterCase = NormalizationStep(
    name: "letter_case",
    reason: "A placement test does not grade the use of capitals.",
    examples: [
      .same("LONDON", "London", "en", "capitals"),
      .same("İzmir", "izmir", "tr", "dotted I"),
      .same("ILIK", "ılık", "tr", "dotless I"),
      .same("ΚΑΛΟΣ", "καλοσ", "el", "sigma at the end of a word"),
      .different("ILIK", "ilik", "tr", "dotted and dotless are two letters"),
      .different("Sie", "sie", "de", "where the item requires case", policy: MatchingPolicy(letterCase: .strict)),
      .different("Polish it", "polish it", "en", "in a given sentence", format: .minimalPair),
    ],
    .each { context in
      guard context.foldsCase else { return .nothing }
      return switch context.rules.letterCase {
      case .plain: ScalarMap.lowerCase
      case .turkic: turkicLowerCase
      case .greek: greekLowerCase
      }
    })

  private static let turkicLowerCase = ScalarMap.lowerCase.merging(ScalarMap("Iİ", to: "ıi"))
  private static let greekLowerCase = ScalarMap.lowerCase.merging(ScalarMap("ς", to: "σ"))
}

extension ScalarMap {
  /// Every capital letter and its small letter, from the Unicode character database.
  static let lowerCase: ScalarMap = {
    var map = ScalarMap()
    for value in capitals.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let small = Scalars(scalar.properties.lowercaseMapping)
      if small != [scalar] { map[scalar] = small }
    }
    return map
  }()

  /// The ranges of Unicode with capitals.
  private static let capitals: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0xC0...0xDE, 0x100...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x531...0x556, 0x10A0...0x10CD, 0x13A0...0x13F5, 0x1C89...0x1CBF,
    0x1E00...0x1FFC, 0x2126...0x212B, 0x2132...0x2132, 0x2160...0x216F, 0x2183...0x2183, 0x24B6...0x24CF, 0x2C00...0x2CF2,
    0xA640...0xA69A, 0xA722...0xA7F5, 0xFF21...0xFF3A, 0x10400...0x10427, 0x104B0...0x104D3, 0x10570...0x10595, 0x10C80...0x10CB2,
    0x10D50...0x10D65, 0x118A0...0x118BF, 0x16E40...0x16E5F, 0x16EA0...0x16EB8, 0x1E900...0x1E921,
  ]
}
