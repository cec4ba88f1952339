extension QuestionSign {
  /// Signs of a term that is missing from a sentence that does not say what it is called.
  static let ofGaps: [QuestionSign] = [
    QuestionSign(
      name: "The missing term contains a general word, so that it is easier to guess.", forms: [.gap], points: -6,
      examples: [.init(.gap) { $0.hasGeneralWord = true }, .init(.gap, shows: false) { _ in }],
      shows: \.hasGeneralWord),
    QuestionSign(
      name: "No word of the missing term has more than seven letters.", forms: [.gap], points: -6,
      examples: [
        .init(.gap) { $0.letters = 7 }, .init(.gap, shows: false) { $0.letters = 8 }, .init(.gap, shows: false) { $0.letters = nil },
      ],
      shows: { ($0.letters ?? .max) < 8 }),
    QuestionSign(
      name: "No other passage has the missing term.", forms: [.gap], points: -5,
      examples: [.init(.gap) { $0.passages = 1 }, .init(.gap, shows: false) { $0.passages = 2 }],
      shows: { $0.passages <= 1 }),
    QuestionSign(
      name: "Six or more passages have the missing term. It is the subject of the notes.", forms: [.gap], points: -3,
      examples: [.init(.gap) { $0.passages = 6 }, .init(.gap, shows: false) { $0.passages = 5 }],
      shows: { $0.passages >= 6 }),
  ]
}
