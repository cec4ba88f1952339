import Placement

extension Check {
  static let acceptText = Check(
    "accept_text",
    reason: """
      Every accept entry has a letter or a digit. Matching ignores most punctuation, so an entry without letters and digits would be \
      graded by other rules than all other answers. Ask for punctuation in a choice.
      """,
    passing: [
      .items("a digit", Example.productionItem("x_1", "free_response_cloze", stem: "It is ___ o'clock.", accept: #"["two", "2"]"#))
    ],
    failing: [
      .items("a lone mark", blames: "x_1", Example.productionItem("x_1", "free_response_cloze", stem: "I am Ana ___", accept: #"["."]"#)),
      .items(
        "a dash beside a word", blames: "x_1",
        Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: #"["am", "–"]"#)),
    ]
  ) { item, _ in
    // NB: another gate reports blank entries.
    item.productionSpec?.acceptList.first { !$0.unicodeScalars.allSatisfy(\.properties.isWhitespace) && !hasLetterOrDigit($0) }
      .map { "the accept entry \"\($0)\" has no letter and no digit: write a word or a number, or ask for the mark in a choice" }
  }

  /// Whether a text has a character of the Unicode general categories L or N.
  private static func hasLetterOrDigit(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: false
      }
    }
  }
}
