import AnswerMatching
import Placement

extension Check {
  static let reorderAnswerable = Check(
    "reorder_answerable",
    reason: """
      At least one order of all the tiles is accepted, because the learner must place every tile. Every accept entry can be \
      built from the tiles. With a tile that fits nowhere, no answer could be right.
      """,
    passing: [
      .items(
        "every tile has a place",
        Example.productionItem("x_1", "word_reorder", stem: "I / like / tea", accept: #"["I like tea."]"#))
    ],
    failing: [
      .items(
        "a stray tile", blames: "x_1",
        Example.productionItem("x_1", "word_reorder", stem: "I / like / the / tea", accept: #"["I like tea."]"#)),
      .items(
        "an entry that cannot be built", blames: "x_1",
        Example.productionItem("x_1", "word_reorder", stem: "I / like / tea", accept: #"["I like tea.", "I like green tea."]"#)),
      .items(
        "a tile of punctuation only", blames: "x_1",
        Example.productionItem("x_1", "word_reorder", stem: "yes / , / I / do", accept: #"["Yes, I do."]"#)),
      .items(
        "a single tile", blames: "x_1", Example.productionItem("x_1", "word_reorder", stem: "tea", accept: #"["tea"]"#)),
    ]
  ) { item, subject in
    guard let spec = item.productionSpec, spec.format == .wordReorder, !spec.acceptList.isEmpty else { return nil }
    if item.tiles.count < 2 { return "the stem has fewer than two tiles: separate tiles with \" / \"" }
    let matcher = subject.session.matcher(for: spec)
    if let empty = item.tiles.first(where: { matcher.normalize($0).isEmpty }) {
      return "matching ignores the whole tile \"\(empty)\", so any place would be right: join it to a word"
    }
    let built = Set((subject.acceptedOrders[item.itemID] ?? []).map { matcher.normalize(TileText.joined($0)) })
    let solver = WordReorderSolver(matcher: matcher)
    for entry in spec.acceptList where !built.contains(matcher.normalize(entry)) {
      if subject.isGivenUp() { return nil }
      let solution = solver.solve(tiles: item.tiles, accept: [entry])
      if let problem = solution.problem { return "\"\(entry)\": \(problem.message)" }
    }
    return nil
  }

  static let reorderUnambiguous = Check(
    "reorder_unambiguous",
    reason: """
      Every order of the tiles that is graded right equals an accept entry. Tiles are compared without spaces, so two adjacent \
      tiles may form a word that the author did not intend.
      """,
    passing: [
      .items(
        "every accepted order is listed",
        Example.productionItem(
          "x_1", "word_reorder", stem: "today / I / work", accept: #"["Today I work.", "I work today."]"#)),
      .items(
        "a tile that begins with a combining mark",
        Example.productionItem("x_1", "word_reorder", stem: "क / \u{941} / छ", accept: #"["कु छ"]"#)),
    ],
    failing: [
      .items(
        "an order is right by accident", blames: "x_1",
        Example.productionItem("x_1", "word_reorder", stem: "to / day / today / we / meet", accept: #"["Today to day we meet."]"#)
      )
    ]
  ) { item, subject in
    guard let spec = item.productionSpec, spec.format == .wordReorder else { return nil }
    let typed = AnswerMatcher(
      profile: MatchingProfile.numbered(subject.blueprint.matchingProfile) ?? .current,
      language: subject.blueprint.languageID, policy: spec.matching)
    let meant = Set(spec.acceptList.map(typed.normalize))
    return (subject.acceptedOrders[item.itemID] ?? []).map(TileText.joined)
      .first { !meant.contains(typed.normalize($0)) }
      .map { "\"\($0)\" is graded right but is not an accept entry: add it, or change the tiles" }
  }
}
