import ItemWriting
import NoteFacts

extension TemplateContext {
  /// A question with the last heading above its fact, which says what the question is about: “Living cells. Which term …?”
  ///
  /// Questions that name their subject have none: on steps, formulas, reasons and vocabulary, and on the meaning of a term. A heading
  /// that says nothing, such as “Summary”, that shares a part of a word with an accepted answer, or that the stem repeats, is left out.
  func placed(_ question: WrittenQuestion, _ fact: Int) -> WrittenQuestion {
    guard needsPlace(question, fact), let heading = facts[fact].headings.last.flatMap({ HeadingGate.name(of: $0, index.language) }),
      !([question.key] + question.otherAnswers).contains(where: { gives(heading, $0) }), question.stem.firstPlace(of: heading) == nil
    else { return question }
    var placed = question
    placed.stem = UnspacedScript.occurs(in: question.stem) ? "\(heading)。\(question.stem)" : "\(heading). \(question.stem)"
    return placed
  }

  private func needsPlace(_ question: WrittenQuestion, _ fact: Int) -> Bool {
    switch facts[fact].content {
    case .keyTerm, .gap, .year, .number, .cell: true
    case .definition: question.format == .typed
    case .reason, .result, .step, .formula, .pair: false
    }
  }

  private func gives(_ heading: String, _ key: String) -> Bool {
    Words.contains(index.words(heading), index.words(key)) || !Clues(in: heading, key: key, index).isEmpty
  }
}
