import NoteFacts
import ItemWriting

extension QuestionTemplate {
  /// Which term has this meaning?
  static let termOf = QuestionTemplate("term_of", .remember, .conceptIdentification, suits: { $0.term != nil }) { fact, context in
    guard let place = context.index.places[fact] else { return nil }
    let profile = context.index.profiles[place]
    guard let stem = stem(naming: profile.meaning, of: context.facts[fact], context),
      let distractors = Distractors(index: context.index, roll: context.roll).siblings(of: place, .terms, stem: profile.meaning)
    else { return nil }
    return WrittenQuestion(stem: stem, key: profile.term, distractors: context.shuffled(distractors), subject: profile.term)
  } typed: { fact, context in
    guard let place = context.index.places[fact] else { return nil }
    let profile = context.index.profiles[place]
    let isLoose = context.index.isLoose(context.facts[fact])
    guard isWhole(profile.meaning, context.index.language), !isLoose || isDescribed(profile),
      profile.saysEnough, !Abbreviation.isSpelledOut(profile.term, in: profile.meaning),
      Clues(in: profile.meaning, key: profile.term, context.index).isEmpty,
      !HiddenTerm.isShown(profile.term, in: profile.meaning, context.index.language),
      let stem = stem(naming: profile.meaning, of: context.facts[fact], context)
    else { return nil }
    let known = context.index.profiles.filter { $0.alias != nil && $0.alias == profile.alias }.map(\.term)
    let hinted = context.typed(fact, stem: stem, key: profile.term, known: known, subject: profile.term, hint: .required)
    if let hinted { return hinted }
    // NB: The names of a term can begin with different letters, so no letters are given.
    let question = context.typed(fact, stem: stem, key: profile.term, known: known, subject: profile.term)
    return question?.otherAnswers.isEmpty == false ? question : nil
  }

  /// Whether an entry that is no definition can be asked for: its text is long enough to fit few things, and its name is short. A longer name
  /// mostly is a clause.
  private static func isDescribed(_ profile: FactIndex.Profile) -> Bool {
    profile.meaningWords.count >= minimumDescribedWords && profile.termWords.count <= maximumNameWords
  }

  private static let (minimumDescribedWords, maximumNameWords) = (5, 3)

  /// Whether a description can be asked for. A remark in brackets, a part of a sentence, a reference to a picture, a reason, and a clause such
  /// as “how it works” are refused.
  private static func isWhole(_ meaning: String, _ language: NotesLanguage) -> Bool {
    let words = Words.all(meaning)
    return !meaning.hasPrefix("(") && !(words.first.map(language.vocabulary.interrogatives.contains) ?? true)
      && !words.contains(where: references.contains) && !language.reasons.because.contains { meaning.contains($0) }
      && meaning.last { !$0.isWhitespace }.map { !",;:".contains($0) } ?? false
  }

  /// Words that do nothing but point to a picture or to another text. “See” is none: it has another meaning too.
  private static let references = Words.set("siehe vgl cf vedi véase zob см")

  /// What does this term mean?
  static let meaningOf = QuestionTemplate("meaning_of", .understand, .conceptIdentification, suits: { $0.term != nil }) { fact, context in
    guard let place = context.index.places[fact] else { return nil }
    let profile = context.index.profiles[place]
    guard let stem = stem(defining: profile.term, of: context.facts[fact], context),
      let distractors = Distractors(index: context.index, roll: context.roll).siblings(of: place, .meanings, stem: profile.term)
    else { return nil }
    return WrittenQuestion(stem: stem, key: profile.meaning, distractors: context.shuffled(distractors), subject: profile.term)
  }

  /// The stem for a term. It says “definition” only if the notes give one.
  private static func stem(defining term: String, of fact: Fact, _ context: TemplateContext) -> String? {
    context.ask(context.index.isLoose(fact) ? [context.wording.descriptionOf] : context.wording.meaningOf, a: term)
  }

  /// A longer definition is quoted.
  private static let maximumNamedWords = 7

  /// The stem for a definition. A definition that begins with an article is part of the sentence; any other is quoted.
  private static func stem(naming meaning: String, of fact: Fact, _ context: TemplateContext) -> String? {
    if context.index.isLoose(fact) { return context.ask([context.wording.describedAs], a: meaning) }
    let opening = meaning.prefix(20).lowercased()
    let wording = context.wording
    // NB: the text of an entry may be a whole sentence, which does not fit into another.
    guard !fact.isEntry(in: context.index.language), wording.openings.contains(where: opening.hasPrefix),
      !wording.anaphors.contains(where: opening.hasPrefix), context.turn % 4 != 3,
      Words.all(meaning).count <= maximumNamedWords
    else { return context.ask(wording.termOf, a: meaning) }
    return context.ask(wording.named, a: meaning.prefix(1).lowercased() + meaning.dropFirst())
  }
}

extension FactIndex.Profile {
  /// Whether a definition says enough for its term to be typed. A few words, such as “the basis of many theories”, fit too much.
  fileprivate var saysEnough: Bool { UnspacedScript.occurs(in: meaning) || content.count >= 3 }
}
