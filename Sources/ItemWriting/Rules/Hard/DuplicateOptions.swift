import NoteFacts

extension ItemWritingRule {
  static let duplicateOptions = ItemWritingRule(
    "duplicate_options", .hard, for: [.choice],
    reason: "Two options that say the same are both right or both wrong, so neither can be the only key.",
    advice: "Make all five options different, also in more than spelling.",
    passing: [
      .draft("five different options"), .draft("signs that differ", key: "+", distractors: ["-", "×", "÷", "="]),
      .draft("a minus sign that differs", key: "−2 m", distractors: ["2 m", "3 m", "-3 m", "0 m"]),
      .draft("a decimal point that differs", key: "3.5 m", distractors: ["35 m", "0.35 m", "350 m", "7 m"]),
      .draft("charges that differ", key: "Na+", distractors: ["Na", "Na-", "Na2+", "NaCl"]),
      .draft("powers and plain digits", key: "10² m", distractors: ["102 m", "10³ m", "103 m", "20 m"]),
      .draft("an apostrophe that differs", key: "it's", distractors: ["its", "it is", "hers", "his"]),
      .draft("an accent that differs", key: "él", distractors: ["el", "ella", "lo", "la"], language: "es"),
      .draft("unit prefixes that differ", key: "10 mW", distractors: ["10 MW", "10 kW", "1 W", "10 W"]),
    ],
    failing: [
      .draft("the same word in capitals and lowercase", distractors: ["Ribosome", "ribosome", "Vacuole", "Nucleolus"]),
      .draft("the same words with other punctuation and spaces", distractors: ["Cell wall", "cell-wall.", "Vacuole", "Nucleolus"]),
      .draft("a number and the equal percentage", key: "0.5", distractors: ["50 %", "2", "3", "4"]),
      .draft("a decimal number and the equal fraction", key: "0.5", distractors: ["1/2", "2", "3", "4"]),
      .draft("a fraction character and the equal fraction", key: "½", distractors: ["1/2", "2", "3", "4"]),
      .draft("the same number with and without a thousands separator", key: "1,000 m", distractors: ["1000 m", "2 m", "3 m", "4 m"]),
      .draft(
        "the same number with a trailing zero after a decimal comma", key: "0,5 kg", distractors: ["0,50 kg", "2 kg", "3 kg", "4 kg"],
        language: "de"),
      .draft("the same number in Arabic and Western digits", key: "٥٠", distractors: ["50", "٦٠", "٧٠", "٨٠"], language: "ar"),
      .draft("an invisible joiner between letters", distractors: ["Ribo\u{200D}some", "Ribosome", "Vacuole", "Nucleolus"]),
      .draft("another kind of space", distractors: ["Cell\u{A0}wall", "Cell wall", "Vacuole", "Nucleolus"]),
      .draft("another kind of quotation mark", distractors: ["The “wall”", "The \"wall\"", "Vacuole", "Nucleolus"]),
      .draft("full-width letters", distractors: ["Ｒibosome", "Ribosome", "Vacuole", "Nucleolus"]),
      .draft("Cyrillic letters that look Latin", distractors: ["Rib\u{43E}s\u{43E}me", "Ribosome", "Vacuole", "Nucleolus"]),
    ]
  ) { draft, _ in
    var seen: Set<String> = []
    return zip(draft.options, draft.quantities).first { !seen.insert(identity($0, $1)).inserted }?.0
  }

  /// The form in which options are compared: a number as its value, a formula without spaces, and any other option without case,
  /// punctuation and spaces.
  private static func identity(_ option: String, _ quantity: Quantity?) -> String {
    if let quantity { return "=\(quantity.low) \(quantity.high) \(quantity.unit)" }
    let scalars = FoldedText.folded(option).unicodeScalars.filter { !FoldedText.isSpace($0) }
    let plain = String(String.UnicodeScalarView(scalars))
    if plain.hasPrefix("-") || plain.hasSuffix("-") || scalars.contains(where: isOfFormula) {
      return plain.last == "." ? String(plain.dropLast()) : plain
    }
    let letters = plain.lowercased().unicodeScalars.filter { $0 == "'" || FoldedText.isOfWord($0) }.map { lookalikes[$0] ?? $0 }
    return letters.isEmpty ? plain : String(String.UnicodeScalarView(letters))
  }

  private static func isOfFormula(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII && FoldedText.isOfWord(scalar) { return DecimalNumber.digit(scalar) != nil }
    if scalar.properties.numericType != nil && !WritingSystem.isUnspaced(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol, .modifierSymbol: return true
    default: return "#*/&@^_%".unicodeScalars.contains(scalar)
    }
  }

  /// Lowercase Cyrillic and Greek letters that look like Latin letters.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "ѕ": "s", "і": "i", "ј": "j", "ο": "o", "ν": "v", "ρ": "p",
  ]
}
