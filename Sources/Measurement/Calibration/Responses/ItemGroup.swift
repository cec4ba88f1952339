/// Five neighbouring items, whose scores are stored in one byte as a number in base 3.
enum ItemGroup {
  /// The number of items of a group.
  static let size = 5
  /// The number of patterns of a group: 3⁵.
  static let patterns = 243
  /// The value of each place of the number.
  static let places = [1, 3, 9, 27, 81]

  /// The score at a place of a pattern.
  static func score(in pattern: UInt8, place: Int) -> ScoredAnswer {
    ScoredAnswer(rawValue: UInt8(truncatingIfNeeded: Int(pattern) / places[place] % 3)) ?? .notAnswered
  }

  /// Calls a function for each answer in a pattern of a group, with the place of item and answer in a list of two rows for each item: wrong
  /// answers first.
  @inline(__always)
  static func forEachAnswer(in pattern: UInt8, group: Int, _ body: (Int) -> Void) {
    var rest = Int(pattern)
    for place in 0..<size {
      let score = rest % 3
      rest /= 3
      if score > 0 { body((group &* size &+ place) &* 2 &+ score &- 1) }
    }
  }
}
