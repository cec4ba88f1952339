import Placement

/// The gates that the loader keeps as well; their rules live with the blueprint.
extension Check {
  static let uniqueItemIDs = invariant(
    .uniqueItemIDs, reason: "Every item has an id of its own: answers are kept and counted by it.",
    passing: [.items("two ids", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"))],
    failing: [
      .items("one id twice", blames: "x_1", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_1", key: "b"))
    ])

  static let keyAmongOptions = invariant(
    .keyAmongOptions, reason: "The key of a choice is one of its options, and the options have ids of their own.",
    passing: [.items("the key is an option", Example.choiceItem("x_1", key: "b"))],
    failing: [
      .items("the key is no option", blames: "x_1", Example.choiceItem("x_1", key: "c")),
      .items(
        "two options share an id", blames: "x_1",
        Example.choiceItem("x_1", key: "a", options: #"[{"id": "a", "text": "am"}, {"id": "a", "text": "is"}]"#)),
    ])

  static let acceptList = invariant(
    .acceptList, reason: "A built answer has at least one accepted form, and none of them is blank.",
    passing: [
      .items(
        "one form", Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: #"["am", "'m"]"#))
    ],
    failing: [
      .items(
        "no form", blames: "x_1", Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: "[]")),
      .items(
        "a blank form", blames: "x_1",
        Example.productionItem("x_1", "free_response_cloze", stem: "I ___ Ana.", accept: #"["am", " "]"#)),
    ])

  static let cutScores = invariant(
    .cutScores,
    reason: """
      The cuts give every score from 0 to the maximum exactly one level: the lowest starts at 0, they rise, no level is \
      left out, and a perfect run reaches the top one.
      """,
    passing: [.cuts("from 0 to the top", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 2}]"#)],
    failing: [
      .cuts("a gap at the bottom", #"[{"level": "pre-A1", "from": 1}, {"level": "A1", "from": 2}]"#),
      .cuts("a level left out", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}, {"level": "B1", "from": 3}]"#),
      .cuts("out of reach", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 4}]"#),
      .cuts("not rising", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 0}]"#),
    ])

  private static func invariant(
    _ invariant: BlueprintInvariant, reason: String, passing: [Example], failing: [Example]
  ) -> Check {
    Check(invariant.rawValue, reason: reason, passing: passing, failing: failing) { subject in
      // NB: with items missing, the maximum is wrong, and the cuts would be blamed for it.
      if invariant == .cutScores, !subject.isWhole { return [] }
      return invariant.violations(in: subject.blueprint).map { Note($0.itemID, $0.message) }
    }
  }
}
