/// What a draft is judged against.
public struct DraftContext: Sendable {
  /// What the question had to be.
  public let slot: QuestionSlot
  /// The language of the notes: the primary subtag of a BCP 47 tag.
  public let language: String
  /// The part of the notes that the question is about.
  public let notes: String
  /// Words that show that a question is about the slot's topic, beside those of its name.
  public let topicTerms: [String]
  /// The questions of the same test that are already accepted.
  public let accepted: [QuestionDraft]

  public init(slot: QuestionSlot, language: String, notes: String, topicTerms: [String] = [], accepted: [QuestionDraft] = []) {
    self.slot = slot
    self.language = language
    self.notes = notes
    self.topicTerms = topicTerms
    self.accepted = accepted
  }

  var vocabulary: Vocabulary { NotesLanguage.of(language)?.vocabulary ?? .none }

  /// The words of the topic and its terms, without plurals and without the commonest of the language.
  var topicWords: Set<String> {
    let words = ([slot.topic] + topicTerms).flatMap(Words.all).map(Words.singular)
    return Set(words).subtracting(vocabulary.common)
  }
}
