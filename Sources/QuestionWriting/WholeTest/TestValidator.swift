/// Judges a whole test against its plan. A test that follows the plan of ``TestBlueprintGenerator`` and whose questions are each accepted
/// by ``QuestionValidator`` with all earlier ones in view has no findings but `longestKeys` and `keyElsewhere`, which no single question shows.
public enum TestValidator {
  /// What is wrong with the questions of a test, in the order of ``TestFinding/Code``.
  ///
  /// - Parameter language: The primary subtag of the language of the notes.
  public static func findings(in questions: [PracticeQuestion], of blueprint: TestBlueprint, language: String) -> [TestFinding] {
    QuotaCheck.findings(in: questions, of: blueprint) + KeyPositionCheck.findings(in: questions, of: blueprint)
      + KeyLengthCheck.findings(in: questions) + CrossCueCheck.findings(in: questions, language)
  }
}
