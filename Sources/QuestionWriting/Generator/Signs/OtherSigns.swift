extension QuestionSign {
  /// Signs of numbers, cells of tables, and keys of any kind.
  static let ofOthers: [QuestionSign] = [
    QuestionSign(
      name: "At least three passages have the number.", forms: [.number], points: -14,
      examples: [.init(.number) { $0.passages = 3 }, .init(.number, shows: false) { $0.passages = 2 }],
      shows: { $0.passages >= 3 }),
    QuestionSign(
      name: "The sentence with the number has fewer than ten words, which tell too little.", forms: [.number], points: -13,
      examples: [.init(.number) { $0.sentence = 9 }, .init(.number, shows: false) { $0.sentence = 10 }],
      shows: { $0.sentence < 10 }),
    QuestionSign(
      name: "The cell begins with a number, and is typed.", forms: [.cell], points: -10,
      examples: [.init(.cell) { $0.isQuantity = true }, .init(.cell, shows: false) { _ in }],
      shows: \.isQuantity),
    QuestionSign(
      name: "The cell does not begin with a number, and no other passage has its words.", forms: [.cell], points: -10,
      examples: [
        .init(.cell) { $0.passages = 1 }, .init(.cell, shows: false) { $0.passages = 2 },
        .init(.cell, shows: false) { $0.isQuantity = true },
      ],
      shows: { $0.passages <= 1 && !$0.isQuantity }),
    QuestionSign(
      name: "The cell begins with a number, and is among options.", forms: [.cellChoice], points: 11,
      examples: [.init(.cellChoice) { $0.isQuantity = true }, .init(.cellChoice, shows: false) { _ in }],
      shows: \.isQuantity),
    QuestionSign(
      name: "The key is in a script without spaces.", forms: [.term, .gap, .cell], points: -7,
      examples: [.init(.term) { $0.isUnspaced = true }, .init(.gap, shows: false) { _ in }],
      shows: \.isUnspaced),
  ]
}
