public import Identifiers

/// Whole numbers stand for microseconds since 1970.
// NB: for tests alone, where the order of times matters and not the unit.
extension Timestamp: ExpressibleByIntegerLiteral {
  public init(integerLiteral microseconds: Int64) { self.init(microseconds: microseconds) }
}
