extension ItemWritingRule {
  static let grounding = ItemWritingRule(
    "grounding", .hard,
    reason: "What is asked must be in the notes: the evidence word for word, and most of the key.",
    advice: "Quote a sentence of the notes word for word as evidence, and ask for what it says.",
    passing: [
      .draft("a quoted sentence"),
      .draft("quotation marks aside", evidence: "“The mitochondrion makes most of the energy carrier that the cell uses”"),
    ],
    failing: [
      Example.elsewhere("a sentence that is not there", evidence: "Ribosomes build proteins from amino acids in every cell."),
      Example.elsewhere("too short to be evidence", evidence: "most of the energy"),
      .draft("a key that the notes do not have", key: "Golgi apparatus"),
    ]
  ) { draft, context in
    let evidence = Words.all(draft.evidence)
    guard evidence.count >= 5, Words.contains(Words.all(context.notes), evidence) else { return draft.evidence }
    let known = Set(Words.content(context.notes, context.vocabulary))
    let key = Words.content(draft.correctAnswer, context.vocabulary)
    return 10 * key.count(where: known.contains) >= 6 * key.count ? nil : draft.correctAnswer
  }
}

extension ItemWritingRule.Example {
  /// A sound question whose evidence is not what the notes say.
  fileprivate static func elsewhere(_ title: String, evidence: String) -> Self {
    let sound = draft(title)
    var draft = sound.draft
    draft.evidence = evidence
    return Self(title: title, draft: draft, context: sound.context)
  }
}
