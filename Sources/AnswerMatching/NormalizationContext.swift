/// What the steps need to know about the item at hand, worked out once per matcher.
struct NormalizationContext: Sendable {
  let rules: LanguageRules
  let format: ProductionFormat
  let policy: MatchingPolicy

  init(language: String, format: ProductionFormat, policy: MatchingPolicy) {
    self.rules = LanguageRules.matching(language)
    self.format = format
    self.policy = policy
  }

  /// In a minimal pair the learner chose a sentence he was shown: any difference in it may be the one that is tested.
  var comparesWording: Bool { format == .minimalPair }

  var foldsCase: Bool { policy.letterCase.map { $0 == .lenient } ?? !comparesWording }

  var overlooksVowelSigns: Bool { policy.marks.map { $0 == .lenient } ?? !comparesWording }

  var overlooksAccents: Bool { policy.marks == .lenient }

  var removesSpaces: Bool {
    if let rule = policy.spaces { return rule == .lenient }
    return format == .wordReorder || rules.spaces == .removed
  }

  /// Rules about the answer as a whole make no sense for tiles, whose writing the author chose, nor for chosen sentences.
  var judgesWholeAnswer: Bool { format == .freeResponseCloze }
}
