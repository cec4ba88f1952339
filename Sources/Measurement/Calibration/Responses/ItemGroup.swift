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

  /// The answers in a pattern of a group, with their items. Items without an answer are left out.
  static func answers(in pattern: UInt8, group: Int) -> [(item: Int, score: ScoredAnswer)] {
    (0..<size).compactMap { place in
      let score = score(in: pattern, place: place)
      return score == .notAnswered ? nil : (group * size + place, score)
    }
  }
}
