extension QuestionSign {
  /// Signs of a term that is missing from a sentence.
  static let ofGaps: [QuestionSign] = [
    QuestionSign(
      name: "The notes mark the missing term, or a heading contains it.", forms: [.gap, .keyTerm], points: 3,
      examples: [.init(.gap) { $0.isMarked = true }, .init(.gap) { $0.isInHeading = true }, .init(.gap, shows: false) { _ in }],
      shows: \.isShown),
    QuestionSign(
      name: "The missing term has two words.", forms: [.gap, .keyTerm], points: 3,
      examples: [
        .init(.gap) { $0.words = 2 }, .init(.gap, shows: false) { $0.words = 1 }, .init(.gap, shows: false) { $0.words = 3 },
      ],
      shows: { $0.words == 2 }),
    QuestionSign(
      name: "The missing term contains a general word, so that it is easier to guess.", forms: [.gap, .keyTerm], points: -7,
      examples: [.init(.gap) { $0.hasGeneralWord = true }, .init(.gap, shows: false) { _ in }],
      shows: \.hasGeneralWord),
    QuestionSign(
      name: "All words of the missing term are general.", forms: [.gap, .keyTerm], points: -1,
      examples: [.init(.gap) { $0.isGeneral = true }, .init(.gap, shows: false) { $0.hasGeneralWord = true }],
      shows: \.isGeneral),
    QuestionSign(
      name: "No word of the missing term has more than seven letters.", forms: [.gap, .keyTerm], points: -3,
      examples: [
        .init(.gap) { $0.letters = 7 }, .init(.gap, shows: false) { $0.letters = 8 },
        .init(.gap, shows: false) { $0.letters = nil },
      ],
      shows: { ($0.letters ?? .max) < 8 }),
    QuestionSign(
      name: "Six or more passages have the missing term. It is the subject of the notes.", forms: [.gap, .keyTerm], points: -5,
      examples: [.init(.gap) { $0.passages = 6 }, .init(.gap, shows: false) { $0.passages = 5 }],
      shows: { $0.passages >= 6 }),
  ]
}
