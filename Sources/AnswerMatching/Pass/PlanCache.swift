#if !hasFeature(Embedded)
  import Synchronization
#endif

/// The plans made so far, one for each profile and context in use. There are a few hundred at most.
enum PlanCache {
  private struct Key: Hashable {
    let profile: Int
    let context: Int
  }

  static func plan(_ profile: MatchingProfile, _ context: NormalizationContext) -> NormalizationPlan {
    let key = Key(profile: profile.number, context: context.key)
    if let plan = read(key) { return plan }
    // NB: made outside the lock. When two threads make the same plan, both are equal and either may be kept.
    let plan = NormalizationPlan(profile, context)
    write(key, plan)
    return plan
  }

  #if hasFeature(Embedded)
    // NB: a WebAssembly instance has one thread.
    nonisolated(unsafe) private static var plans: [(key: Key, plan: NormalizationPlan)] = []
    private static func read(_ key: Key) -> NormalizationPlan? { plans.first { $0.key == key }?.plan }
    private static func write(_ key: Key, _ plan: NormalizationPlan) { plans.append((key, plan)) }
  #else
    private static let plans = Mutex<[Key: NormalizationPlan]>([:])
    private static func read(_ key: Key) -> NormalizationPlan? { plans.withLock { $0[key] } }
    private static func write(_ key: Key, _ plan: NormalizationPlan) { plans.withLock { $0[key] = plan } }
  #endif
}
