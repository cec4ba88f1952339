/// How a step changes text.
///
/// The steps define matching, and the trace runs them one after another. ``NormalizationPlan`` compiles these rules into one pass with the
/// same result; a test compares the two.
enum StepRule: Sendable {
  typealias Change = @Sendable (inout Scalars, NormalizationContext) -> Void

  /// Replaces single scalars in every position, and composes the result.
  case each(@Sendable (NormalizationContext) -> ScalarMap)
  /// Depends on the neighbours of a scalar. Text without the trigger is not changed.
  case neighbours(@Sendable (NormalizationContext) -> Trigger, Change)
  /// Depends on the position in the answer. The pass has its own code for these steps.
  case position(Position, Change)

  /// The steps that depend on a position in the answer.
  enum Position: Sendable {
    case composition, commas, guillemetSpaces, spaces, highMarkSpaces, ending, wrapping, furigana
  }

  /// A necessary condition for a step to change a text. It may hold for unchanged text, but it must hold for every changed text.
  enum Trigger: Sendable {
    case never
    case always
    /// Any of these scalars.
    case any(ScalarSet)
    /// A scalar of the first set directly before one of the second.
    case pair(ScalarSet, ScalarSet)
    /// Any of the first set, or a scalar of the second directly before one of the third.
    case anyOrPair(ScalarSet, ScalarSet, ScalarSet)
    /// Like a pair, where three scalars decide whether the text changes. No later step may change the scalars of the sets.
    case watched(ScalarSet, ScalarSet, Watch)
  }

  /// What a step does at two neighbouring scalars, with the scalar before them if there is one. It is also called for pairs of other steps.
  typealias Watch = @Sendable (_ before: Unicode.Scalar?, _ previous: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Sight

  /// The result of a watch.
  enum Sight: Sendable, Equatable {
    case nothing
    /// The step itself has to run.
    case change
    /// One scalar replaces `before` and `previous`.
    case joined(Unicode.Scalar)
  }

  /// The rule for one context.
  func resolved(for context: NormalizationContext) -> Resolved {
    switch self {
    case .each(let map): .map(map(context))
    case .neighbours(let trigger, let change):
      if case .never = trigger(context) { .nothing } else { .change(change) }
    case .position(_, let change): .change(change)
    }
  }

  /// A rule whose context is already applied.
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
