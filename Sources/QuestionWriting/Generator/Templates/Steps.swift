import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which step comes first, or last?
  static let endOfSteps = QuestionTemplate("end_of_steps", .remember, .conceptIdentification, suits: isEndOfSteps) { fact, context in
    guard case .step(let list, let index) = context.facts[fact].content,
      let stem = context.ask([index == 0 ? context.wording.firstStep : context.wording.lastStep], a: list.title)
    else { return nil }
    return options(of: list, key: index, without: nil, stem, context)
  }

  /// Which step comes directly after this one, or before it?
  static let besideStep = QuestionTemplate(
    "beside_step", .analyze, .compareContrast,
    suits: { if case .step(let list, _) = $0.content { list.steps.count > QuestionSlot.optionCount } else { false } }
  ) { fact, context in
    guard case .step(let list, let index) = context.facts[fact].content else { return nil }
    // NB: The evidence of a step is that step and the next one; for the last step, that step and the one before.
    let (shown, asked) = index + 1 < list.steps.count ? (index, index + 1) : (index, index - 1)
    let (known, key) = context.roll % 3 == 0 ? (asked, shown) : (shown, asked)
    let phrasing = key > known ? context.wording.stepAfter : context.wording.stepBefore
    guard let stem = context.ask([phrasing], a: list.title, b: list.steps[known]) else { return nil }
    return options(of: list, key: key, without: known, stem, context)
  }

  @Sendable private static func isEndOfSteps(_ fact: Fact) -> Bool {
    if case .step(let list, let index) = fact.content { index == 0 || index == list.steps.count - 1 } else { false }
  }

  /// A question whose distractors are the steps nearest to the key; `nil` if an option reveals its place in the order.
  private static func options(of list: StepList, key: Int, without known: Int?, _ stem: String, _ context: TemplateContext)
    -> WrittenQuestion?
  {
    let others = list.steps.indices.filter { $0 != key && $0 != known }.sorted { (abs($0 - key), $0) < (abs($1 - key), $1) }
    let chosen = others.prefix(QuestionSlot.optionCount - 1)
    let saysPlace = { (step: Int) in context.index.words(list.steps[step]).contains(where: context.wording.ordinals.contains) }
    guard chosen.count == QuestionSlot.optionCount - 1, !saysPlace(key), !chosen.contains(where: saysPlace) else { return nil }
    return WrittenQuestion(
      stem: stem, key: list.steps[key], distractors: context.shuffled(chosen.map { list.steps[$0] }), subject: list.title,
      frame: list.title)
  }
}
