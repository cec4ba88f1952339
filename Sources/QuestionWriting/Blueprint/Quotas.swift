import ItemWriting
import NoteFacts

/// Computes how many questions of each kind a test has. The numbers of every list add up to the number of questions.
enum Quotas {
  /// Equal numbers for all parts. The first parts get one more until the remainder is used up.
  static func even(_ count: Int, among parts: Int) -> [Int] {
    (0..<parts).map { count / parts + ($0 < count % parts ? 1 : 0) }
  }

  /// The numbers of easy and medium questions are rounded down, and the rest are hard. A test with one question has the requested
  /// difficulty.
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

  /// The number of each level is rounded down. The remainder goes to the level with the most questions, or to the lowest of several such
  /// levels.
  static func bloomLevels(_ count: Int, in difficulty: Difficulty) -> [(BloomLevel, Int)] {
    var quotas = shares(in: difficulty).map { ($0.0, count * $0.1 / 100) }
    let left = count - quotas.reduce(0) { $0 + $1.1 }
    guard let most = quotas.map(\.1).max(), let index = quotas.firstIndex(where: { $0.1 == most }) else { return quotas }
    quotas[index].1 += left
    return quotas
  }

  /// The percentages of the levels, which add up to 100.
  private static func shares(in difficulty: Difficulty) -> [(BloomLevel, Int)] {
    switch difficulty {
    case .easy: [(.remember, 40), (.understand, 40), (.apply, 20)]
    case .medium: [(.remember, 20), (.understand, 30), (.apply, 30), (.analyze, 20)]
    case .hard: [(.understand, 15), (.apply, 25), (.analyze, 35), (.evaluate, 25)]
    }
  }
}
