import ItemWriting
import NoteFacts

/// How many questions of each kind a test has. Every list adds up to the number of questions.
enum Quotas {
  /// The same number for each of some parts; what is left over goes to the first.
  static func even(_ count: Int, among parts: Int) -> [Int] {
    (0..<parts).map { count / parts + ($0 < count % parts ? 1 : 0) }
  }

  /// Easy and medium questions are rounded down, the rest are hard. A test of one question is as hard as it was asked to be.
  static func difficulties(_ count: Int, in difficulty: Difficulty) -> [(Difficulty, Int)] {
    guard count > 1 else { return Difficulty.allCases.map { ($0, $0 == difficulty ? count : 0) } }
    let (easy, medium) =
      switch difficulty {
      case .easy: (60, 30)
      case .medium: (20, 60)
      case .hard: (10, 30)
      }
    let (easyCount, mediumCount) = (count * easy / 100, count * medium / 100)
    return [(.easy, easyCount), (.medium, mediumCount), (.hard, count - easyCount - mediumCount)]
  }

  /// Every level is rounded down; what is left over goes to the level with most, of several to the lowest.
  static func bloomLevels(_ count: Int, in difficulty: Difficulty) -> [(BloomLevel, Int)] {
    var quotas = shares(in: difficulty).map { ($0.0, count * $0.1 / 100) }
    let left = count - quotas.reduce(0) { $0 + $1.1 }
    guard let most = quotas.map(\.1).max(), let index = quotas.firstIndex(where: { $0.1 == most }) else { return quotas }
    quotas[index].1 += left
    return quotas
  }

  /// Percentages, which add up to a hundred.
  private static func shares(in difficulty: Difficulty) -> [(BloomLevel, Int)] {
    switch difficulty {
    case .easy: [(.remember, 40), (.understand, 40), (.apply, 20)]
    case .medium: [(.remember, 20), (.understand, 30), (.apply, 30), (.analyze, 20)]
    case .hard: [(.understand, 15), (.apply, 25), (.analyze, 35), (.evaluate, 25)]
    }
  }
}
