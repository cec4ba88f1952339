extension NormalizationStep {
  /// Profile 2, Amharic and Tigrinya: the word space between hours and minutes becomes a colon.
  static let ethiopicClock = NormalizationStep(
    name: "ethiopic_clock",
    reason: "The Ethiopic word space looks like a colon and is typed for it between hours and minutes.",
    examples: [
      .same("ከጠዋቱ 2፡30", "ከጠዋቱ 2:30", "am", "the time of day"),
      .different("ሰላም፡ነው", "ሰላምነው", "am", "between words it is a space"),
    ],
    .neighbours({ $0.rules.ethiopicNumerals ? .pair(.asciiDigits, ScalarSet([wordSpace])) : .never }) { scalars, context in
      guard context.rules.ethiopicNumerals else { return }
      for index in scalars.indices.dropFirst().dropLast() where scalars[index] == wordSpace {
        let isClock = ScalarSet.asciiDigits.contains(scalars[index - 1]) && ScalarSet.asciiDigits.contains(scalars[index + 1])
        if isClock { scalars[index] = ":" }
      }
    })

  private static let wordSpace: Unicode.Scalar = "\u{1361}"
}
