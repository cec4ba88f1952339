/// What kind of question an item is. The raw values are those of the blueprint file.
public enum QuestionType: String, Sendable, CaseIterable, Hashable {
  case multipleChoiceCloze = "MC_CLOZE"
  case readingComprehension = "READING_COMP"
  case listening = "LISTENING"
  /// The learner builds the answer instead of picking it.
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

/// A part of the result that is reported on its own.
public enum Skill: String, Sendable, CaseIterable, Hashable {
  case useOfLanguage = "use_of_language"
  case reading
  case listening
  case production
}
