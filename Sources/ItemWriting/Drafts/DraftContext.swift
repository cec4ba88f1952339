package import NoteFacts

/// What a draft is judged against.
public struct DraftContext: Sendable {
  /// What the question had to be.
  public let slot: QuestionSlot
  /// The part of the notes that the question is about.
  public let index: NotesIndex
  /// Words that show that a question is about the slot's topic, beside those of its name.
  public let topicTerms: [String]
  /// The questions of the same test that are already accepted.
  public let earlier: AcceptedQuestions
  /// Whether all of `index` is about the slot's topic, so that whatever rests on it is, too.
  public let areNotesOnTopic: Bool

  package let vocabulary: Vocabulary
  package let cues: WritingCues
  /// The words of the topic and its terms, without plurals and without the commonest of the language.
  let topicWords: Set<String>

  /// The context of one draft of many: the notes and the accepted questions are read once for all of them.
  ///
  /// - Parameter earlier: By default none.
  public init(
    slot: QuestionSlot, index: NotesIndex, topicTerms: [String] = [], earlier: AcceptedQuestions? = nil, areNotesOnTopic: Bool = false
  ) {
    self.slot = slot
    self.index = index
    self.topicTerms = topicTerms
    self.earlier = earlier ?? AcceptedQuestions(language: index.language)
    self.areNotesOnTopic = areNotesOnTopic
    let language = NotesLanguage.orNeutral(index.language)
    let vocabulary = language.vocabulary
    self.vocabulary = vocabulary
    cues = language.cues
    topicWords = Set(([slot.topic] + topicTerms).flatMap(Words.all).map(Words.singular)).subtracting(vocabulary.common)
  }

  /// The context of a single draft. Reads the notes anew: for many drafts on the same notes make a ``NotesIndex`` once.
  ///
  /// - Parameter language: The primary subtag of a BCP 47 tag.
  public init(slot: QuestionSlot, language: String, notes: String, topicTerms: [String] = [], accepted: [QuestionDraft] = []) {
    self.init(
      slot: slot, index: NotesIndex(notes, language: language), topicTerms: topicTerms,
      earlier: AcceptedQuestions(accepted, language: language))
  }

  /// The language of the notes: the primary subtag of a BCP 47 tag.
  public var language: String { index.language }
  /// The text of the notes.
  public var notes: String { index.text }
  /// The questions of the same test that are already accepted.
  public var accepted: [QuestionDraft] { earlier.drafts }
}
