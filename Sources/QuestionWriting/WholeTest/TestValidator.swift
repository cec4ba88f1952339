/// Checks a whole test against its blueprint.
///
/// If the blueprint comes from ``TestBlueprintGenerator`` and `QuestionValidator` accepts each question compared with all earlier ones,
/// only `longestKeys` and `keyElsewhere` can be found, because no single question shows these flaws.
public enum TestValidator {
  /// The flaws of the questions of a test, in the order of ``TestFinding/Code``.
  ///
  /// - Parameters:
  ///   - questions: The questions of the test.
  ///   - blueprint: The quotas that the test was written for.
  ///   - language: The primary subtag of the language of the notes.
  public static func findings(in questions: [PracticeQuestion], of blueprint: TestBlueprint, language: String) -> [TestFinding] {
    QuotaCheck.findings(in: questions, of: blueprint) + KeyPositionCheck.findings(in: questions, of: blueprint)
      + KeyLengthCheck.findings(in: questions) + CrossCueCheck.findings(in: questions, language)
  }
}
