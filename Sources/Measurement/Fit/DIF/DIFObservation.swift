/// An answer to an item that is examined for differential item functioning (DIF). Equal answers of comparable persons are counted together.
///
/// DIF means that an item is harder for one group than for equally able persons of another.
public struct DIFObservation: Sendable, Hashable {
  /// Whether the answer is correct.
  public let isRight: Bool
  /// Whether the person belongs to the focal group, for which the item might be harder; else to the reference group.
  public let isFocal: Bool
  /// What makes persons comparable: the number of right answers, or an ability in logits.
  public let matching: Double
  /// The number of persons.
  public let count: Int

  /// An observation.
  public init(isRight: Bool, isFocal: Bool, matching: Double, count: Int = 1) {
    self.isRight = isRight
    self.isFocal = isFocal
    self.matching = matching
    self.count = max(count, 0)
  }
}
