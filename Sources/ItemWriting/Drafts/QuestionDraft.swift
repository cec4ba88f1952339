/// A question as it was written, before anybody has checked it. Where the key stands among the options is no business of the writer.
public struct QuestionDraft: Sendable, Hashable {
  /// A sentence quoted from the notes, on which the question rests.
  public var evidence: String
  public var stem: String
  public var correctAnswer: String
  public var distractors: [String]
  /// Why the correct answer is correct.
  public var rationale: String

  public init(evidence: String, stem: String, correctAnswer: String, distractors: [String], rationale: String) {
    self.evidence = evidence
    self.stem = stem
    self.correctAnswer = correctAnswer
    self.distractors = distractors
    self.rationale = rationale
  }

  /// The correct answer, then the distractors.
  public var options: [String] { [correctAnswer] + distractors }
}
