/// When an adaptive test ends.
public struct StoppingRule: Sendable, Hashable {
  /// The test never ends before this number of questions, unless the items run out.
  public var minimum: Int
  /// The test ends at this number of questions at the latest.
  public var maximum: Int
  /// The test ends when a level has at least this probability.
  public var confidence: Double
  /// The test ends when no item has at least this expected gain: in nats by default, see ``SelectionCriterion``. More questions would then
  /// hardly make the level surer. 0 turns the condition off.
  public var minimumGain: Double

  /// A rule from its parts.
  public init(minimum: Int = 8, maximum: Int = 20, confidence: Double = 0.8, minimumGain: Double = 0.01) {
    self.minimum = minimum
    self.maximum = maximum
    self.confidence = confidence
    self.minimumGain = minimumGain
  }

  /// The smallest and the largest number of questions of a test with some items.
  ///
  /// - Parameter items: The number of items that can be asked. Negative numbers count as 0.
  public func questionCount(of items: Int) -> ClosedRange<Int> {
    let items = max(items, 0)
    let lowest = min(max(minimum, 0), items)
    return lowest...max(lowest, min(maximum, items))
  }

  /// Whether the test ends.
  ///
  /// - Parameters:
  ///   - asked: The number of questions so far.
  ///   - isCovered: Whether every content group was asked.
  ///   - bestProbability: The probability of the most probable level.
  ///   - bestGain: The largest expected gain of the items that are left.
  public func isFinished(asked: Int, isCovered: Bool, bestProbability: Double, bestGain: Double) -> Bool {
    if asked >= maximum { return true }
    guard asked >= minimum, isCovered else { return false }
    return bestProbability >= confidence || bestGain < minimumGain
  }
}
