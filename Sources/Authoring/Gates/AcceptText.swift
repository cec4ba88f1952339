import Placement

extension Check {
  static let acceptText = Check(
    "accept_text",
    reason: """
      Every accept entry has a letter or a digit. Matching overlooks most marks, so an entry of marks alone is graded by other rules \
      than any other answer: ask for marks in a choice.
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
    // NB: blank entries have a gate of their own.
    item.productionSpec?.acceptList.first { !$0.unicodeScalars.allSatisfy(\.properties.isWhitespace) && !hasLetterOrDigit($0) }
      .map { "the accept entry \"\($0)\" has no letter and no digit: write a word or a number, or ask for the mark in a choice" }
  }

  /// General categories L and N of Unicode.
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
