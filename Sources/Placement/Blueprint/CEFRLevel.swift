/// A level of the Common European Framework of Reference (Council of Europe, Companion Volume 2020, chapter 3),
/// with "pre-A1" for what lies below A1.
public enum CEFRLevel: String, Sendable, CaseIterable, Hashable, Comparable {
  case preA1 = "pre-A1"
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  /// The levels an item can be written for: all but pre-A1.
  public static let testable = Array(allCases.dropFirst())

  public static func < (first: CEFRLevel, second: CEFRLevel) -> Bool { first.rank < second.rank }

  /// 0 for pre-A1 up to 6 for C2. It is also the usual weight of an item of that level.
  public var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
