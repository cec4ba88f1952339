public import ItemWriting
public import NoteFacts

/// The new wording of a question, as a learner writes it.
public struct QuestionEdit: Sendable, Hashable {
  /// The new answers of a question, by its format.
  public enum Answers: Sendable, Hashable {
    /// All options in the order in which they are shown, and the index of the key among them.
    case options([String], key: Int)
    /// The accepted answers to type, the key first.
    case typed([String])
  }

  /// The question without its options.
  public let stem: String
  /// The options, or the answers to type.
  public let answers: Answers
  /// Why the key is right.
  public let explanation: String

  /// Creates an edit.
  public init(stem: String, answers: Answers, explanation: String) {
    (self.stem, self.answers, self.explanation) = (stem, answers, explanation)
  }
}

/// Why an edit was rejected. The question is unchanged.
public enum QuestionEditError: Error, Sendable, Hashable {
  /// The answers do not suit the format of the question.
  case format
  /// The key is no option.
  case key
  /// The question would break these rules.
  case rules([ItemWritingRule.Violation])
}

extension PracticeQuestion {
  /// The question in the wording of a learner.
  ///
  /// - Parameters:
  ///   - edit: The new wording.
  ///   - others: The other questions of the test.
  ///   - language: The primary subtag of the language of the notes.
  ///   - segmentation: Splits text into words in scripts without spaces.
  /// - Throws: ``QuestionEditError``.
  public func edited(
    _ edit: QuestionEdit, beside others: [PracticeQuestion], language: String, segmentation: any WordSegmentation
  ) throws(QuestionEditError) -> PracticeQuestion {
    let (draft, place) = try reworded(edit)
    guard draft != self.draft || place != slot.keyPosition else { return self }
    let slot = QuestionSlot(
      id: slot.id, topic: slot.topic, bloomLevel: slot.bloomLevel, difficulty: slot.difficulty, template: slot.template, keyPosition: place)
    let earlier = AcceptedQuestions(others.map { $0.draft.spaced(by: segmentation) }, language: language)
    let context = DraftContext(slot: slot, index: NotesIndex("", language: language), earlier: earlier)
    let violations = QuestionValidator.violationsOfEdit(in: draft.spaced(by: segmentation), context)
    guard violations.isEmpty else { throw .rules(violations) }
    return PracticeQuestion(slot: slot, draft: draft, headings: headings, provenance: .learner, formulas: formulas)
      .showing(FormulaFinder(formulas))
  }

  private func reworded(_ edit: QuestionEdit) throws(QuestionEditError) -> (draft: QuestionDraft, keyPosition: Int) {
    var (draft, place) = (draft, slot.keyPosition)
    (draft.stem, draft.rationale) = (edit.stem, edit.explanation)
    switch (edit.answers, format) {
    case (.options(let options, let key), .choice):
      guard options.indices.contains(key), key < QuestionSlot.optionCount else { throw .key }
      place = key
      draft.correctAnswer = options[key]
      draft.distractors = options.enumerated().filter { $0.offset != key }.map(\.element)
    case (.typed(let answers), .typed):
      guard let first = answers.first else { throw .key }
      draft.correctAnswer = first
      draft.otherAnswers = Array(answers.dropFirst())
    default: throw .format
    }
    return (draft, place)
  }
}
