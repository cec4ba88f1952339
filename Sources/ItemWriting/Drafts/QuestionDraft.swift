/// A question as written, before the rules have checked it. The writer does not decide the position of the key.
public struct QuestionDraft: Sendable, Hashable {
  /// The sentence quoted from the notes that supports the key.
  public var evidence: String
  /// The question without its options.
  public var stem: String
  /// The key.
  public var correctAnswer: String
  /// The wrong options; a valid draft has ``QuestionSlot/optionCount`` − 1 of them.
  public var distractors: [String]
  /// Why the correct answer is correct.
  public var rationale: String

  /// Creates a draft from its parts without checking them.
  public init(evidence: String, stem: String, correctAnswer: String, distractors: [String], rationale: String) {
    self.evidence = evidence
    self.stem = stem
    self.correctAnswer = correctAnswer
    self.distractors = distractors
    self.rationale = rationale
  }

  /// The key, followed by the distractors.
  public var options: [String] { [correctAnswer] + distractors }
}
