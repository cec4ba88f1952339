import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which term is missing?
  static let gap = QuestionTemplate(
    "gap", .remember, .conceptIdentification, isLastResort: true, suits: { if case .gap = $0.content { true } else { false } }
  ) { fact, context in
    guard case .gap(let sentence, let term) = context.facts[fact].content, let stem = context.ask(context.wording.gap, a: sentence),
      let place = context.index.profiles.firstIndex(where: { $0.term.lowercased() == term.lowercased() }),
      let distractors = Distractors(index: context.index, roll: context.roll).siblings(of: place, .terms, stem: sentence)
    else { return nil }
    let words = context.index.words(sentence)
    guard !distractors.contains(where: { Words.contains(words, context.index.words($0)) }) else { return nil }
    return WrittenQuestion(stem: stem, key: context.index.profiles[place].term, distractors: context.shuffled(distractors), subject: term)
  }
}
