extension QuestionSign {
  private static let termForms: Set<AskedKey.Form> = [.term, .choice, .unspacedChoice]

  /// Signs of a term with a meaning or a description.
  static let ofTerms: [QuestionSign] = [
    QuestionSign(
      name: "The section is a glossary: it describes four terms or more, and at least one for every two passages.", forms: termForms,
      points: 11,
      examples: [
        .init(.term) { ($0.entries, $0.sectionPassages) = (5, 10) },
        .init(.term, shows: false) { ($0.entries, $0.sectionPassages) = (4, 9) },
        .init(.term, shows: false) { ($0.entries, $0.sectionPassages) = (3, 3) },
      ],
      shows: \.isInGlossary),
    QuestionSign(
      name: "The section describes two or three terms, and at least one for every two passages.", forms: termForms, points: 8,
      examples: [
        .init(.term) { ($0.entries, $0.sectionPassages) = (2, 4) },
        .init(.term, shows: false) { ($0.entries, $0.sectionPassages) = (2, 5) },
        .init(.term, shows: false) { ($0.entries, $0.sectionPassages) = (1, 1) },
        .init(.term, shows: false) { ($0.entries, $0.sectionPassages) = (4, 4) },
      ],
      shows: { (2...3).contains($0.entries) && 2 * $0.entries >= $0.sectionPassages }),
    QuestionSign(
      name: "The section describes no other term.", forms: termForms, points: -6,
      examples: [.init(.term) { $0.entries = 1 }, .init(.term, shows: false) { $0.entries = 2 }],
      shows: { $0.entries <= 1 }),
    QuestionSign(
      name: "A heading above the passage contains the term, so that the section is about it.", forms: termForms, points: 9,
      examples: [
        .init(.term) { ($0.isInHeading, $0.isInOwnHeading) = (true, true) }, .init(.term, shows: false) { $0.isInHeading = true },
      ],
      shows: \.isInOwnHeading),
    QuestionSign(
      name: "The term contains a general word, and is neither in a heading, nor in a glossary, nor marked. It can be a label.",
      forms: termForms, points: -10,
      examples: [
        .init(.term) { $0.hasGeneralWord = true }, .init(.term, shows: false) { ($0.hasGeneralWord, $0.isMarked) = (true, true) },
        .init(.term, shows: false) { ($0.hasGeneralWord, $0.isInHeading) = (true, true) },
        .init(.term, shows: false) { ($0.hasGeneralWord, $0.entries, $0.sectionPassages) = (true, 4, 4) },
      ],
      shows: { $0.hasGeneralWord && !$0.isMarked && !$0.isInHeading && !$0.isInGlossary }),
    QuestionSign(
      name: "The term contains a general word, and is marked or in a glossary, but in no heading. Many notes mark labels.",
      forms: termForms, points: -2,
      examples: [
        .init(.term) { ($0.hasGeneralWord, $0.isMarked) = (true, true) },
        .init(.term) { ($0.hasGeneralWord, $0.entries, $0.sectionPassages) = (true, 4, 4) },
        .init(.term, shows: false) { $0.hasGeneralWord = true },
        .init(.term, shows: false) { ($0.hasGeneralWord, $0.isMarked, $0.isInHeading) = (true, true, true) },
      ],
      shows: { $0.hasGeneralWord && !$0.isInHeading && ($0.isMarked || $0.isInGlossary) }),
    QuestionSign(
      name: "The description has fewer than eight words.", forms: termForms, points: -5,
      examples: [.init(.term) { $0.description = 7 }, .init(.term, shows: false) { $0.description = 8 }],
      shows: { $0.description < 8 }),
    QuestionSign(
      name: "No other passage has the term.", forms: termForms, points: -3,
      examples: [.init(.term) { $0.passages = 1 }, .init(.term, shows: false) { $0.passages = 2 }],
      shows: { $0.passages <= 1 }),
    QuestionSign(
      name: "No word of the term has more than three letters.", forms: termForms, points: -8,
      examples: [
        .init(.term) { $0.letters = 3 }, .init(.term, shows: false) { $0.letters = 4 }, .init(.term, shows: false) { $0.letters = nil },
      ],
      shows: { ($0.letters ?? .max) <= 3 }),
  ]
}
