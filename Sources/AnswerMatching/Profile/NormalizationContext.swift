/// The properties of an item that the steps depend on, computed once per matcher.
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

  /// A number that is unique for everything the steps depend on.
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

  /// Whether the exact wording counts. The learner of a minimal pair chooses a given sentence, and any difference may be the tested one.
  var comparesWording: Bool { format == .minimalPair }

  var foldsCase: Bool { policy.letterCase.map { $0 == .lenient } ?? !comparesWording }

  var overlooksVowelSigns: Bool { policy.marks.map { $0 == .lenient } ?? !comparesWording }

  var overlooksAccents: Bool { policy.marks == .lenient }

  var removesSpaces: Bool {
    if let rule = policy.spaces { return rule == .lenient }
    return format == .wordReorder || rules.spaces == .removed
  }

  /// Whether rules about the whole answer apply. They do not apply to tiles and chosen sentences, because the author wrote them.
  var judgesWholeAnswer: Bool { format == .freeResponseCloze }
}
