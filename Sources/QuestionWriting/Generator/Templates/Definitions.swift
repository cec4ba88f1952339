import NoteFacts
import ItemWriting

extension QuestionTemplate {
  /// Which term is this?
  static let termOf = QuestionTemplate("term_of", .remember, .conceptIdentification, suits: { $0.term != nil }) { fact, desk in
    guard let place = desk.index.places[fact] else { return nil }
    let profile = desk.index.profiles[place]
    guard let stem = stem(naming: profile.meaning, desk),
      let distractors = Distractors(index: desk.index, roll: desk.roll).siblings(of: place, .terms, stem: profile.meaning)
    else { return nil }
    return WrittenQuestion(stem: stem, key: profile.term, distractors: desk.shuffled(distractors), subject: profile.term)
  }

  /// What is this term?
  static let meaningOf = QuestionTemplate("meaning_of", .understand, .conceptIdentification, suits: { $0.term != nil }) { fact, desk in
    guard let place = desk.index.places[fact] else { return nil }
    let profile = desk.index.profiles[place]
    guard let stem = desk.ask(desk.wording.meaningOf, a: profile.term),
      let distractors = Distractors(index: desk.index, roll: desk.roll).siblings(of: place, .meanings, stem: profile.term)
    else { return nil }
    return WrittenQuestion(stem: stem, key: profile.meaning, distractors: desk.shuffled(distractors), subject: profile.term)
  }

  /// A definition that begins with an article stands in the question as it is; any other is quoted.
  private static func stem(naming meaning: String, _ desk: Desk) -> String? {
    let opening = meaning.prefix(20).lowercased()
    let wording = desk.wording
    guard wording.openings.contains(where: opening.hasPrefix), !wording.anaphors.contains(where: opening.hasPrefix), desk.turn % 4 != 3
    else { return desk.ask(wording.termOf, a: meaning) }
    return desk.ask(wording.named, a: meaning.prefix(1).lowercased() + meaning.dropFirst())
  }
}
