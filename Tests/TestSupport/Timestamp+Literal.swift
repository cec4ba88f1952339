public import Identifiers

/// An integer literal stands for microseconds since 1970.
// NB: only for tests, where the order of the times matters and the unit does not.
extension Timestamp: ExpressibleByIntegerLiteral {
  /// Creates a timestamp from microseconds since 1970.
  public init(integerLiteral microseconds: Int64) { self.init(microseconds: microseconds) }
}
