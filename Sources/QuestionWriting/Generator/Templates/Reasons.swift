import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Why is this so?
  static let reasonOf = QuestionTemplate(
    "reason_of", .understand, .causeEffect, suits: { if case .reason = $0.content { true } else { false } }
  ) { fact, context in
    guard case .reason(let statement, let reason) = context.facts[fact].content,
      let stem = context.ask(context.wording.reasonOf, a: statement),
      let distractors = Consequences(context: context, pool: context.index.reasons).others(of: fact, known: statement, answer: reason)
    else { return nil }
    return WrittenQuestion(stem: stem, key: reason, distractors: context.shuffled(distractors), subject: statement)
  }

  /// What is the effect of this?
  static let resultOf = QuestionTemplate(
    "result_of", .understand, .causeEffect, suits: { if case .result = $0.content { true } else { false } }
  ) { fact, context in
    guard case .result(let cause, let result) = context.facts[fact].content, let stem = context.ask(context.wording.resultOf, a: cause),
      let distractors = Consequences(context: context, pool: context.index.results).others(of: fact, known: cause, answer: result)
    else { return nil }
    return WrittenQuestion(stem: stem, key: result, distractors: context.shuffled(distractors), subject: cause)
  }
}

/// The reasons or the effects in other facts.
private struct Consequences {
  let context: TemplateContext
  let pool: [Int]

  private static let span = 40
  /// The minimum number of distractors from below the same headings.
  private static let minimumNear = 3

  /// The four most plausible distractors: near in the notes and of similar length. They belong to statements with few common words, so that
  /// none of them is also a right answer.
  func others(of fact: Int, known: String, answer: String) -> [String]? {
    let index = context.index
    guard let place = pool.firstIndex(of: fact) else { return nil }
    let around = FactIndex.around(place, of: pool.count, within: Self.span)
    let isNear = { (place: Int) in index.sectionNumbers[pool[place]] == index.sectionNumbers[fact] }
    // NB: Reasons from other sections are too obviously wrong. Most facts have too few near ones, and to compare them takes longest.
    guard around.count(where: isNear) >= Self.minimumNear else { return nil }
    let (words, isPointing) = (index.content(known), pointsElsewhere(answer))
    let clues = Clues(in: known, key: answer, index)
    let ranked = { (places: [Int]) in
      places.compactMap { parts(pool[$0]) }
        .filter { $0.answer != answer && pointsElsewhere($0.answer) == isPointing && index.content($0.known).intersection(words).count < 2 }
        .enumerated().map { (text: $1.answer, rank: 4 * $0 + abs($1.answer.count - answer.count) - clues.bonus($1.answer), place: $0) }
        .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.text)
    }
    var chosen = Array(ranked(around.filter(isNear)).prefix(QuestionSlot.optionCount - 1))
    guard chosen.count >= Self.minimumNear else { return nil }
    let missing = QuestionSlot.optionCount - 1 - chosen.count
    if missing > 0 { chosen += ranked(around.filter { !isNear($0) }).prefix(missing) }
    return chosen.count == QuestionSlot.optionCount - 1 && !clues.giveAway(among: chosen) ? chosen : nil
  }

  private func parts(_ fact: Int) -> (known: String, answer: String)? {
    switch context.facts[fact].content {
    case .reason(let known, let answer), .result(let known, let answer): (known, answer)
    default: nil
    }
  }

  /// The second word if it is a pronoun: `because it …`. All options must have the same pronoun, so that grammar does not reveal the key.
  private func pointsElsewhere(_ answer: String) -> String? {
    Words.all(answer).dropFirst().first.flatMap { context.index.language.definitions.pronouns.contains($0) ? $0 : nil }
  }
}
