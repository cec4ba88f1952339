/// The kind of question an item asks. The raw values are those of the blueprint file.
public enum QuestionType: String, Sendable, CaseIterable, Hashable {
  /// A sentence with a gap, and words to choose from.
  case multipleChoiceCloze = "MC_CLOZE"
  /// A passage, a question about it, and answers to choose from.
  case readingComprehension = "READING_COMP"
  /// A recording, a question about it, and answers to choose from.
  case listening = "LISTENING"
  /// The learner types or builds the answer instead of choosing it.
  case constrainedProduction = "CONSTRAINED_PROD"

  /// The skill a question of this type is counted under.
  public var skill: Skill {
    switch self {
    case .multipleChoiceCloze: .useOfLanguage
    case .readingComprehension: .reading
    case .listening: .listening
    case .constrainedProduction: .production
    }
  }
}

/// A language skill with its own part in the result.
public enum Skill: String, Sendable, CaseIterable, Hashable {
  /// Grammar and vocabulary.
  case useOfLanguage = "use_of_language"
  /// Reading comprehension.
  case reading
  /// Listening comprehension.
  case listening
  /// Writing: answers that the learner types or builds.
  case production
}
