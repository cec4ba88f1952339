import ItemWriting
import NoteFacts

extension QuestionTemplate {
  /// Which term is missing?
  static let gap = QuestionTemplate(
    "gap", .remember, .conceptIdentification, isLastResort: true, suits: { if case .gap = $0.content { true } else { false } }
  ) { fact, desk in
    guard case .gap(let sentence, let term) = desk.facts[fact].content, let stem = desk.ask(desk.wording.gap, a: sentence),
      let place = desk.index.profiles.firstIndex(where: { $0.term.lowercased() == term.lowercased() }),
      let distractors = Distractors(index: desk.index, roll: desk.roll).siblings(of: place, .terms, stem: sentence)
    else { return nil }
    let words = desk.index.words(sentence)
    guard !distractors.contains(where: { Words.contains(words, desk.index.words($0)) }) else { return nil }
    return WrittenQuestion(stem: stem, key: desk.index.profiles[place].term, distractors: desk.shuffled(distractors), subject: term)
  }
}
