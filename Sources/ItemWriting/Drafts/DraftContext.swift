package import NoteFacts

/// The slot, the notes and the accepted questions that the rules check a draft against.
public struct DraftContext: Sendable {
  /// The specification of the question.
  public let slot: QuestionSlot
  /// The part of the notes that the question is about.
  public let index: NotesIndex
  /// Words, in addition to those of the topic's name, that show that a question is about the topic.
  public let topicTerms: [String]
  /// The questions of the same test that are already accepted.
  public let earlier: AcceptedQuestions
  /// Whether all notes in ``index`` are about the slot's topic. If so, every question whose evidence is in them is on topic.
  public let areNotesOnTopic: Bool

  package let vocabulary: Vocabulary
  package let cues: WritingCues
  /// The words of the topic and its terms, in the singular and without the most common words of the language.
  let topicWords: Set<String>

  /// Creates the context of one of many drafts. The notes and the accepted questions are parsed only once for all of them.
  ///
  /// - Parameters:
  ///   - slot: The topic, Bloom level and difficulty that the draft is written for.
  ///   - index: The parsed notes.
  ///   - topicTerms: The terms that count as naming the topic.
  ///   - earlier: `nil` means that no question is accepted yet.
  ///   - areNotesOnTopic: Whether all notes belong to the topic.
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

  /// Creates the context of a single draft. This parses the notes; for many drafts on the same notes, create one ``NotesIndex``.
  ///
  /// - Parameters:
  ///   - slot: The topic, Bloom level and difficulty that the draft is written for.
  ///   - language: The primary subtag of a BCP 47 tag.
  ///   - notes: The text of the notes.
  ///   - topicTerms: The terms that count as naming the topic.
  ///   - accepted: The questions that are already accepted.
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
