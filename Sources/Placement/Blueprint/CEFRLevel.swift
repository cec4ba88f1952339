/// A level of the Common European Framework of Reference (Council of Europe, Companion Volume 2020, chapter 3),
/// with "pre-A1" for all abilities below A1.
public enum CEFRLevel: String, Sendable, CaseIterable, Hashable, Comparable {
  case preA1 = "pre-A1"
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  /// The levels that items are written for: all except pre-A1.
  public static let testable = Array(allCases.dropFirst())

  /// Orders levels from pre-A1 to C2.
  public static func < (first: CEFRLevel, second: CEFRLevel) -> Bool { first.rank < second.rank }

  /// From 0 for pre-A1 to 6 for C2. This is also the usual weight of an item of the level.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
