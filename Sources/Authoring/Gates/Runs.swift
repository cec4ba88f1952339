import Placement

extension Check {
  static let runs = Check(
    "runs",
    reason: "All right answers give the top level and the maximum score. All wrong answers give the bottom level and the score 0.",
    passing: [.items("reachable", Example.choiceItem("x_1", key: "a"), Example.choiceItem("x_2", key: "b"))],
    failing: [.cuts("the top level cannot be reached", #"[{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 9}]"#)]
  ) { subject in
    let blueprint = subject.blueprint
    // NB: another gate reports more cuts than levels. Grading with thousands of cuts would take long.
    guard subject.isWhole, blueprint.cuts.cuts.count <= CEFRLevel.allCases.count else { return [] }
    let right = blueprint.items.reduce(into: [String: Answer]()) { answers, item in
      answers[item.itemID] = subject.canonicalAnswer(to: item).map(Answer.text)
    }
    // NB: another gate reports an item without a right answer.
    guard right.count == Set(blueprint.items.map(\.itemID)).count else { return [] }
    let wrong = right.mapValues { _ in Answer.text(TestSession.sentinel) }
    let allRight = subject.session.result(answers: right)
    let allWrong = subject.session.result(answers: wrong)
    var notes: [Note] = []
    // NB: the level of the cuts is shown as a second opinion also where the response model makes the level.
    if allRight.level != blueprint.cuts.top || allRight.cutLevel != blueprint.cuts.top || allRight.score != blueprint.maximumScore {
      notes.append(
        Note(nil, "all right answers score \(allRight.score) of \(blueprint.maximumScore) and give the level \(allRight.level.rawValue)"))
    }
    if allWrong.level != blueprint.cuts.bottom || allWrong.cutLevel != blueprint.cuts.bottom || allWrong.score != 0 {
      notes.append(Note(nil, "all wrong answers score \(allWrong.score) and give the level \(allWrong.level.rawValue)"))
    }
    return notes
  }
}
