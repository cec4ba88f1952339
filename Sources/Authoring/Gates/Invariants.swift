import Placement

/// The gates that the loader checks too; see `BlueprintInvariant`.
extension Check {
  static let uniqueItemIDs = invariant(
    .uniqueItemIDs, reason: "Every item has its own id, because answers are stored and counted by item id.",
    passing: [.items("two ids", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"))],
    failing: [
      .items("one id twice", blames: "x_1", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_1", key: "b"))
    ])

  static let keyAmongOptions = invariant(
    .keyAmongOptions, reason: "The key of a choice is one of its options, and every option has its own id.",
    passing: [.items("the key is an option", Example.choiceItem("x_1", key: "b"))],
    failing: [
      .items("the key is not an option", blames: "x_1", Example.choiceItem("x_1", key: "c")),
      .items(
        "two options have the same id", blames: "x_1",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "am"}, {"id": "a", "text": "is"}]"#)),
    ])

  static let acceptList = invariant(
    .acceptList, reason: "A typed or built answer has at least one accept entry, and no entry is blank.",
    passing: [
      .items(
        "two entries", Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: #"["am", "'m"]"#))
    ],
    failing: [
      .items(
        "no entry", blames: "x_1", Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: "[]")),
      .items(
        "a blank entry", blames: "x_1",
        Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: #"["am", " "]"#)),
    ])

  static let stimuli = invariant(
    .stimuli,
    reason: "Every stimulus has its own id and one to four items, which follow each other, have one level, and are not being tried out.",
    passing: [.stimuli("two items of one text", [Example.readingItem("x_1", of: "t"), Example.readingItem("x_2", of: "t")])],
    failing: [
      .stimuli("no item asks about the text", [Example.choiceItem("x_1", key: "a")]),
      .stimuli(
        "another item between them", blames: "x_3",
        [Example.readingItem("x_1", of: "t"), Example.choiceItem("x_2", key: "a"), Example.readingItem("x_3", of: "t")]),
      .stimuli(
        "two levels", blames: "x_2", [Example.readingItem("x_1", of: "t"), Example.readingItem("x_2", of: "t", level: "A2")]),
      .stimuli(
        "an item that is being tried out", blames: "x_2",
        [Example.readingItem("x_1", of: "t"), Example.readingItem("x_2", of: "t", pretest: true)]),
      .stimuli("five items", blames: "x_5", (1...5).map { Example.readingItem("x_\($0)", of: "t") }),
    ])

  static let cutScores = invariant(
    .cutScores,
    reason: """
      The cuts give every score from 0 to the maximum exactly one level: the lowest cut starts at 0, each cut is higher than the \
      one before, no level is skipped, and the maximum score reaches the top level.
      """,
    passing: [.cuts("from 0 to the top", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 2}]"#)],
    failing: [
      .cuts("a gap at the bottom", #"[{"level": "pre-A1", "from": 1}, {"level": "A1", "from": 2}]"#),
      .cuts("a skipped level", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}, {"level": "B1", "from": 3}]"#),
      .cuts("a cut above the maximum", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 4}]"#),
      .cuts("two equal cuts", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 0}]"#),
    ])

  private static func invariant(
    _ invariant: BlueprintInvariant, reason: String, passing: [Example], failing: [Example]
  ) -> Check {
    Check(invariant.rawValue, reason: reason, passing: passing, failing: failing) { subject in
      // NB: if items are missing, the maximum is wrong and a text may have no item, and these gates would report cuts and texts.
      if [.cutScores, .stimuli].contains(invariant), !subject.isWhole { return [] }
      return invariant.violations(in: subject.blueprint).map { Note($0.itemID, $0.message) }
    }
  }
}
