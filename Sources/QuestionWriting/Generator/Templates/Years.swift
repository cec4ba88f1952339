import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which year is missing from this sentence?
  static let year = QuestionTemplate(
    "year", .remember, .dataInterpretation, suits: { if case .year = $0.content { true } else { false } }
  ) { fact, context in
    guard case .year(let sentence, let year) = context.facts[fact].content, let stem = stem(sentence, context),
      let distractors = YearOptions(context: context).distractors(for: year)
    else { return nil }
    return WrittenQuestion(stem: stem, key: year, distractors: distractors, subject: year)
  } typed: { fact, context in
    guard case .year(let sentence, let year) = context.facts[fact].content, let stem = stem(sentence, context) else { return nil }
    return context.typed(fact, stem: stem, key: year, subject: year)
  }

  private static func stem(_ sentence: String, _ context: TemplateContext) -> String? {
    context.ask(sentence.firstPlace(of: Fact.blank) == nil ? [context.wording.yearOf] : context.wording.missing, a: sentence)
  }
}

/// Finds wrong years among the other years of the notes, so that all of them are plausible.
private struct YearOptions {
  let context: TemplateContext

  /// The nearest years of the notes: as many below the key as its position requires, and the rest above it.
  func distractors(for key: String) -> [String]? {
    guard let value = Int(key) else { return nil }
    let smaller = context.index.years.filter { $0 < value }.suffix(context.keyPosition)
    let greater = context.index.years.filter { $0 > value }.prefix(QuestionSlot.optionCount - 1 - context.keyPosition)
    guard smaller.count + greater.count == QuestionSlot.optionCount - 1 else { return nil }
    return (smaller + greater).map(String.init)
  }
}
