extension QuestionSign {
  /// Signs of numbers, cells of tables, and keys of any kind.
  static let ofOthers: [QuestionSign] = [
    QuestionSign(
      name: "At least three passages have the number.", forms: [.number], points: -14,
      examples: [.init(.number) { $0.passages = 3 }, .init(.number, shows: false) { $0.passages = 2 }],
      shows: { $0.passages >= 3 }),
    QuestionSign(
      name: "The cell has no digit, and no other passage has its words.", forms: [.cell], points: -8,
      examples: [
        .init(.cell) { $0.passages = 1 }, .init(.cell, shows: false) { $0.passages = 2 }, .init(.cell, shows: false) { $0.hasDigit = true },
      ],
      shows: { $0.passages <= 1 && !$0.hasDigit }),
    QuestionSign(
      name: "The cell contains a general word.", forms: [.cell], points: -4,
      examples: [.init(.cell) { $0.hasGeneralWord = true }, .init(.cell, shows: false) { _ in }],
      shows: \.hasGeneralWord),
    QuestionSign(
      name: "The key is in a script without spaces.", forms: [.term, .choice, .gap, .cell], points: -6,
      examples: [.init(.term) { $0.isUnspaced = true }, .init(.gap, shows: false) { _ in }],
      shows: \.isUnspaced),
  ]
}
