/// How a step changes text.
///
/// The steps are what matching means, and the trace runs them one after another. ``NormalizationPlan`` reads these rules to do the same in
/// one pass; a test holds the two equal.
enum StepRule: Sendable {
  typealias Change = @Sendable (inout Scalars, NormalizationContext) -> Void

  /// Each scalar by itself, wherever it stands. What comes together is composed.
  case each(@Sendable (NormalizationContext) -> ScalarMap)
  /// By what stands beside a scalar. Text without a trigger is left as it is.
  case neighbours(@Sendable (NormalizationContext) -> Trigger, Change)
  /// By position in the answer. The pass has its own code for these.
  case position(Position, Change)

  /// The steps that look at where in the answer something stands.
  enum Position: Sendable {
    case composition, commas, guillemetSpaces, spaces, highMarkSpaces, ending, wrapping, furigana
  }

  /// What must be in a text for a step to change it. It may claim too much, never too little.
  enum Trigger: Sendable {
    case never
    case always
    /// Any of these scalars.
    case any(ScalarSet)
    /// A scalar of the first set directly before one of the second.
    case pair(ScalarSet, ScalarSet)
    /// Any of the first set, or a scalar of the second directly before one of the third.
    case anyOrPair(ScalarSet, ScalarSet, ScalarSet)
    /// As a pair, where the change can be told from three scalars. No later step may change what the sets hold.
    case watched(ScalarSet, ScalarSet, Watch)
  }

  /// What a step does where two scalars stand side by side, after a third where there is one. It is asked about pairs of other steps too.
  typealias Watch = @Sendable (_ before: Unicode.Scalar?, _ previous: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Sight

  /// What a watch saw.
  enum Sight: Sendable, Equatable {
    case nothing
    /// Only the step itself can tell what to do.
    case change
    /// One scalar stands for `before` and `previous`.
    case joined(Unicode.Scalar)
  }

  /// The same change, the context already given.
  func resolved(for context: NormalizationContext) -> Resolved {
    switch self {
    case .each(let map): .map(map(context))
    case .neighbours(let trigger, let change):
      if case .never = trigger(context) { .nothing } else { .change(change) }
    case .position(_, let change): .change(change)
    }
  }

  /// A rule for one context.
  enum Resolved: Sendable {
    case nothing
    case map(ScalarMap)
    case change(Change)

    func apply(to scalars: inout Scalars, _ context: NormalizationContext) {
      switch self {
      case .nothing: break
      case .map(let map): map.apply(to: &scalars)
      case .change(let change): change(&scalars, context)
      }
    }
  }
}
