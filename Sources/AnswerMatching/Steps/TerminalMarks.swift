extension NormalizationStep {
  /// Profile 2: the marks that end a sentence, in every script, also before closing quotes. Thai ฯ ๆ, Khmer ៗ and Catalan · are spelling.
  static let terminalMarks = NormalizationStep(
    name: "terminal_marks",
    reason: "The mark that ends a sentence is not what is asked for.",
    examples: [
      .same("Hello . . !", "Hello", "en", "marks and spaces"),
      .same("Ça va\u{202F}?", "Ça va", "fr", "a space before the mark"),
      .same("هل أنت هنا؟", "هل أنت هنا", "ar", "Arabic"),
      .same("はい｡", "はい。", "ja", "two widths"),
      .same("मैं ठीक हूँ|", "मैं ठीक हूँ।", "hi", "a bar for a danda"),
      .same("Τι κάνεις;", "Τι κάνεις", "el", "Greek question mark"),
      .same("ሰላም።", "ሰላም", "am", "Ethiopic"),
      .same("Այո:", "Այո։", "hy", "a colon for the Armenian full stop"),
      .same("He said \"Go.\"", "He said \"Go\".", "en", "a closing quote"),
      .different("1.5", "15", "en", "not at the end"),
      .different("เด็กๆ", "เด็ก", "th", "a repetition sign is a word"),
      .different("You are here?", "You are here.", "en", "in a sentence that is shown", format: .minimalPair),
    ]
  ) { scalars, context in
    guard !context.comparesWording else { return }
    var closing = Scalars()
    while let last = scalars.last {
      if closers.contains(last) {
        closing.append(last)
      } else if last != " ", !terminalSet.contains(last), !context.rules.terminalMarks.contains(last) {
        break
      }
      scalars.removeLast()
    }
    scalars += closing.reversed()
  }

  private static let closers = ScalarSet("\"')")

  private static let terminalSet = ScalarSet(".!?。؟۔।॥။።፧፨։།༎។៕‼⁇⁈⁉‽⸮؞᙮᠃᠉﹒﹖﹗꓿܀܁܂׃")
}
