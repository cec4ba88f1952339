/// What the steps need to know about the item at hand, worked out once per matcher.
struct NormalizationContext: Sendable {
  let rules: LanguageRules
  /// The row of the language table; -1 for a language without one.
  let row: Int
  let format: ProductionFormat
  let policy: MatchingPolicy

  @inline(never)
  init(language: String, format: ProductionFormat, policy: MatchingPolicy) {
    (self.rules, self.row) = LanguageRules.matching(language)
    self.format = format
    self.policy = policy
  }

  /// Everything the steps look at, in one number.
  var key: Int {
    let policy = [policy.letterCase, policy.marks, policy.spaces].reduce(0) { $0 * 3 + ($1.map { $0 == .strict ? 1 : 2 } ?? 0) }
    let format =
      switch format {
      case .freeResponseCloze: 0
      case .wordReorder: 1
      case .minimalPair: 2
      }
    return ((row + 1) * 3 + format) * 27 + policy
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
