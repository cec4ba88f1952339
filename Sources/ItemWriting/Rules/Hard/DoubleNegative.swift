extension ItemWritingRule {
  static let doubleNegative = ItemWritingRule(
    "double_negative", .hard,
    reason: "Two negations in a question, or one in the question and one in an option, are hard to understand.",
    advice: "Take the negations out of the question, and leave at most one in an option.",
    passing: [
      .draft("no negation"),
      .draft("a negation only in an option", key: "It does not divide", distractors: ["It divides", "It splits", "It grows", "It rests"]),
    ],
    failing: [
      .draft(
        "negations in question and option", stem: "Which of these does a cell not do?", key: "It does not rest",
        distractors: ["Grow", "Split", "Eat", "Fly"]),
      .draft("two negations in the question", stem: "Which cell can never live and cannot grow?"),
      .draft(
        "in Spanish", stem: "¿Cuál de estas células no vive?", key: "La que nunca crece",
        distractors: ["Una", "Otra", "La de aquí", "La de allí"],
        language: "es"),
    ]
  ) { draft, _ in
    guard let negation = Negation.turningRound(draft.askingWords, draft) else { return nil }
    let all = Set(Negation.all(in: draft.askingWords, draft))
    if all.count > 1 { return all.sorted().joined(separator: ", ") }
    return zip(draft.options, draft.optionWords).first { !Negation.all(in: $0.1, draft).isEmpty }.map { "\(negation) … \($0.0)" }
  }
}
