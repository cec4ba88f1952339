extension NormalizationStep {
  /// Profile 2: removes the marks that end a sentence, in every script, also before closing quotes. Thai ฯ ๆ, Khmer ៗ and Catalan · are
  /// part of the spelling. An item that asks for a mark compares the mark as written.
  static let terminalMarks = NormalizationStep(
    name: "terminal_marks",
    reason: "Items do not test the mark that ends a sentence.",
    examples: [
      .same("Hello . . !", "Hello", "en", "marks and spaces"),
      .same("Ça va\u{202F}?", "Ça va", "fr", "a space before the mark"),
      .same("هل أنت هنا؟", "هل أنت هنا", "ar", "Arabic"),
      .same("はい｡", "はい。", "ja", "two widths"),
      .same("मैं ठीक हूँ|", "मैं ठीक हूँ।", "hi", "a vertical bar for a danda"),
      .same("Τι κάνεις;", "Τι κάνεις", "el", "Greek question mark"),
      .same("Dear Ana:", "Dear Ana", "en", "a colon"),
      .same("ሰላም።", "ሰላም", "am", "Ethiopic"),
      .same("Այո:", "Այո։", "hy", "a colon for the Armenian full stop"),
      .same("He said \"Go.\"", "He said \"Go\".", "en", "a closing quote"),
      .different("1.5", "15", "en", "not at the end"),
      .different("เด็กๆ", "เด็ก", "th", "a repetition sign stands for a word"),
      .different("You are here?", "You are here.", "en", "in a given sentence", format: .minimalPair),
    ],
    .position(.ending) { scalars, context in
      guard !context.comparesWording else { return }
      var closing = Scalars()
      while let last = scalars.last {
        if ScalarSet.closers.contains(last) {
          closing.append(last)
        } else if last != " ", !ScalarSet.terminalMarks.contains(last), !context.rules.terminalMarks.contains(last) {
          break
        }
        scalars.removeLast()
      }
      scalars += closing.reversed()
    })
}

extension ScalarSet {
  /// The closing marks that may follow the mark that ends a sentence.
  static let closers = ScalarSet("\"')")

  /// Unicode's Sentence_Terminal and Terminal_Punctuation of the Basic Multilingual Plane, without commas, which have become spaces, and
  /// without Thai, Khmer and other marks that stand for words.
  static let terminalMarks = ScalarSet([
    0x21...0x21, 0x2E...0x2E, 0x3A...0x3B, 0x3F...0x3F, 0x589...0x589, 0x5C3...0x5C3, 0x61B...0x61B, 0x61D...0x61F, 0x6D4...0x6D4,
    0x700...0x70A, 0x70C...0x70C, 0x7F9...0x7F9, 0x830...0x835, 0x837...0x83E, 0x85E...0x85E, 0x964...0x965, 0xF08...0xF08, 0xF0D...0xF12,
    0x104B...0x104B, 0x1362...0x1362, 0x1364...0x1368, 0x166E...0x166E, 0x16EB...0x16ED, 0x1735...0x1736, 0x17D4...0x17D6,
    0x1803...0x1805, 0x1809...0x1809, 0x1944...0x1945, 0x1AA8...0x1AAB, 0x1B4E...0x1B4F, 0x1B5A...0x1B5B, 0x1B5D...0x1B5F, 0x1B7D...0x1B7F,
    0x1C3B...0x1C3F, 0x1C7E...0x1C7F, 0x2024...0x2024, 0x203C...0x203D, 0x2047...0x2049, 0x2CF9...0x2CFB, 0x2E2E...0x2E2E, 0x2E3C...0x2E3C,
    0x2E4C...0x2E4C, 0x2E4E...0x2E4F, 0x2E53...0x2E54, 0x3002...0x3002, 0xA4FE...0xA4FF, 0xA60D...0xA60F, 0xA6F3...0xA6F7, 0xA876...0xA877,
    0xA8CE...0xA8CF, 0xA92F...0xA92F, 0xA9C7...0xA9C9, 0xAA5D...0xAA5F, 0xAAF0...0xAAF1, 0xABEB...0xABEB, 0xFE12...0xFE12, 0xFE15...0xFE16,
    0xFE52...0xFE52, 0xFE54...0xFE57,
  ])
}
