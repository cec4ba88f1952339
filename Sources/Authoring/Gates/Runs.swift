import Placement

extension Check {
  static let runs = Check(
    "runs",
    reason: "A perfect run lands on the top level with the maximum score, and an all-wrong run on the bottom level with 0.",
    passing: [.items("reachable", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"))],
    failing: [.cuts("the top is out of reach", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 9}]"#)]
  ) { subject in
    let blueprint = subject.blueprint
    // NB: more cuts than there are levels have been named by their own gate; a run over thousands of them would take long.
    guard subject.isWhole, blueprint.cuts.cuts.count <= CEFRLevel.allCases.count else { return [] }
    let right = blueprint.items.reduce(into: [String: Answer]()) { answers, item in
      answers[item.itemID] = subject.canonicalAnswer(to: item).map(Answer.text)
    }
    // NB: an item without a right answer has been named by its own gate.
    guard right.count == Set(blueprint.items.map(\.itemID)).count else { return [] }
    let wrong = right.mapValues { _ in Answer.text(TestSession.sentinel) }
    let perfect = subject.session.result(answers: right)
    let hopeless = subject.session.result(answers: wrong)
    var notes: [Note] = []
    if perfect.level != blueprint.cuts.top || perfect.score != blueprint.maximumScore {
      notes.append(
        Note(nil, "a perfect run scores \(perfect.score) of \(blueprint.maximumScore) and lands on \(perfect.level.rawValue)"))
    }
    if hopeless.level != blueprint.cuts.bottom || hopeless.score != 0 {
      notes.append(Note(nil, "an all-wrong run scores \(hopeless.score) and lands on \(hopeless.level.rawValue)"))
    }
    return notes
  }
}
