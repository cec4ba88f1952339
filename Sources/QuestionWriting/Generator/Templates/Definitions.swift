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
    guard !isLoose || profile.meaningWords.count >= minimumDescribedWords,
      Clues(in: profile.meaning, key: profile.term, context.index).isEmpty
    else { return nil }
    let known = context.index.profiles.filter { $0.alias != nil && $0.alias == profile.alias }.map(\.term)
    let question = stem(naming: profile.meaning, of: context.facts[fact], context).flatMap {
      context.typed(fact, stem: $0, key: profile.term, known: known, subject: profile.term)
    }
    // NB: Only a term with another name, or one word with a long definition, has fixed wording. For any other term, a learner can type other
    // words that are right too.
    return question?.otherAnswers.isEmpty == false || (!isLoose && isName(profile, context.index.language)) ? question : nil
  }

  /// The minimum number of words of a description. A shorter one fits many things.
  private static let minimumDescribedWords = 6

  /// Whether a term is a single word, and its definition is long enough to tell it from others. A definition with an indefinite article needs
  /// more words: “a text editor” is not the only one.
  private static func isName(_ profile: FactIndex.Profile, _ language: NotesLanguage) -> Bool {
    let meaning = profile.meaning.lowercased()
    let isIndefinite = indefinite[language.code, default: []].contains(where: meaning.hasPrefix)
    return profile.termWords.count == 1 && !UnspacedScript.occurs(in: profile.term)
      && profile.meaningWords.count >= (isIndefinite ? minimumWords.indefinite : minimumWords.definite)
  }

  private static let minimumWords = (definite: 7, indefinite: 9)
  private static let indefinite = [
    "en": ["a ", "an "], "de": ["ein ", "eine "], "nl": ["een "], "fr": ["un ", "une "], "es": ["un ", "una "],
    "it": ["un ", "uno ", "una ", "un’", "un'"], "pt": ["um ", "uma "], "sv": ["en ", "ett "], "tr": ["bir "],
  ]

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
  private static let maximumNamedWords = 14

  /// The stem for a definition. A definition that begins with an article is part of the sentence; any other is quoted.
  private static func stem(naming meaning: String, of fact: Fact, _ context: TemplateContext) -> String? {
    if context.index.isLoose(fact) { return context.ask([context.wording.describedAs], a: meaning) }
    let opening = meaning.prefix(20).lowercased()
    let wording = context.wording
    guard wording.openings.contains(where: opening.hasPrefix), !wording.anaphors.contains(where: opening.hasPrefix), context.turn % 4 != 3,
      Words.all(meaning).count <= maximumNamedWords
    else { return context.ask(wording.termOf, a: meaning) }
    return context.ask(wording.named, a: meaning.prefix(1).lowercased() + meaning.dropFirst())
  }
}
