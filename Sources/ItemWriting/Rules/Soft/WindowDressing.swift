import NoteFacts

extension ItemWritingRule {
  static let windowDressing = ItemWritingRule(
    "window_dressing", .soft,
    reason:
      "A sentence that is irrelevant to the question takes time to read and makes the question a test of reading (Haladyna, Downing and Rodriguez 2002, guideline 16).",
    advice: "Leave out the sentences that the question does not need.",
    passing: [
      .draft("one sentence"),
      .draft("a relevant sentence", stem: "A muscle cell needs much energy. Which part of the cell makes most of its energy carrier?"),
      .draft("a language without word lists", stem: "Solen skinner i dag. Hvad laver energi?", language: "da"),
    ],
    failing: [
      .draft(
        "an irrelevant sentence",
        stem: "Anna spent her summer holidays beside the sea with friends. Which part of the cell makes most of its energy carrier?")
    ]
  ) { draft, context in
    guard !draft.vocabulary.common.isEmpty, draft.stem.utf8.dropLast().contains(where: { ".!?".utf8.contains($0) }) else { return nil }
    let sentences = Sentences.all(draft.stem)
    guard sentences.count > 1 else { return nil }
    let contents = sentences.map { Set(Words.content(Words.all($0), draft.vocabulary)) }
    let elsewhere = Set(draft.optionContent.joined()).union(Words.content(draft.evidenceWords, draft.vocabulary)).union(context.topicWords)
    return sentences.indices.first { place in
      let others = contents.indices.filter { $0 != place }.reduce(elsewhere) { $0.union(contents[$1]) }
      return contents[place].count >= 3 && contents[place].isDisjoint(with: others)
    }.map { sentences[$0] }
  }
}
