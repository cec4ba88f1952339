extension QuestionSign {
  /// Signs of a term with a meaning or a description.
  static let ofTerms: [QuestionSign] = [
    QuestionSign(
      name: "The notes mark the term in bold, in italics or as code.", forms: [.term, .choice], points: 5,
      examples: [.init(.term) { $0.isMarked = true }, .init(.term, shows: false) { $0.isInHeading = true }],
      shows: \.isMarked),
    QuestionSign(
      name: "A heading contains the term.", forms: [.term, .choice], points: 6,
      examples: [.init(.term) { $0.isInHeading = true }, .init(.choice, shows: false) { $0.isMarked = true }],
      shows: \.isInHeading),
    QuestionSign(
      name: "The section describes at least four terms.", forms: [.term, .choice], points: 9,
      examples: [.init(.term) { $0.entries = 4 }, .init(.term, shows: false) { $0.entries = 3 }],
      shows: { $0.entries >= 4 }),
    QuestionSign(
      name: "The section describes at least eight terms.", forms: [.term, .choice], points: 3,
      examples: [.init(.term) { $0.entries = 8 }, .init(.term, shows: false) { $0.entries = 7 }],
      shows: { $0.entries >= 8 }),
    QuestionSign(
      name: "The term contains a general word, and the notes neither mark it nor have it in a heading. It can be a label.",
      forms: [.term, .choice], points: -10,
      examples: [
        .init(.term) { $0.hasGeneralWord = true }, .init(.term, shows: false) { ($0.hasGeneralWord, $0.isMarked) = (true, true) },
        .init(.term, shows: false) { ($0.hasGeneralWord, $0.isInHeading) = (true, true) },
      ],
      shows: { $0.hasGeneralWord && !$0.isShown }),
    QuestionSign(
      name: "The description has fewer than eight words.", forms: [.term, .choice], points: -4,
      examples: [.init(.term) { $0.description = 7 }, .init(.term, shows: false) { $0.description = 8 }],
      shows: { $0.description < 8 }),
    QuestionSign(
      name: "No other passage has the term.", forms: [.term, .choice], points: -3,
      examples: [.init(.term) { $0.passages = 1 }, .init(.term, shows: false) { $0.passages = 2 }],
      shows: { $0.passages <= 1 }),
    QuestionSign(
      name: "No word of the term has more than three letters.", forms: [.term, .choice], points: -8,
      examples: [
        .init(.term) { $0.letters = 3 }, .init(.term, shows: false) { $0.letters = 4 },
        .init(.term, shows: false) { $0.letters = nil },
      ],
      shows: { ($0.letters ?? .max) <= 3 }),
  ]
}
