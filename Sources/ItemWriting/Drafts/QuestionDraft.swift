/// A question as written, before the rules have checked it. The writer does not decide the position of the key.
public struct QuestionDraft: Sendable, Hashable {
  /// The sentence quoted from the notes that supports the key.
  public var evidence: String
  /// The question without its options.
  public var stem: String
  /// The key.
  public var correctAnswer: String
  /// The wrong options; a valid draft has as many as its format requires (``QuestionFormat/distractorCount``).
  public var distractors: [String]
  /// Why the correct answer is correct.
  public var rationale: String
  /// The way in which a learner answers.
  public var format: QuestionFormat
  /// The other answers that are accepted if the answer is typed, such as an abbreviation of the key.
  public var otherAnswers: [String]

  /// Creates a draft from its parts without checking them.
  public init(
    evidence: String, stem: String, correctAnswer: String, distractors: [String], rationale: String, format: QuestionFormat = .choice,
    otherAnswers: [String] = []
  ) {
    self.evidence = evidence
    self.stem = stem
    self.correctAnswer = correctAnswer
    self.distractors = distractors
    self.rationale = rationale
    self.format = format
    self.otherAnswers = otherAnswers
  }

  /// The key, followed by the distractors. A typed question has only the key.
  public var options: [String] { [correctAnswer] + distractors }
  /// The answers that are right if the answer is typed: the key, then the others.
  public var acceptList: [String] { [correctAnswer] + otherAnswers }
}
