/// Scores as whole percentages.
public enum Percent {
  /// The share of right answers, from 0 to 100, rounded down, so that 100 means all of them and 90 means at least 90 %: what is shown and
  /// what decides a band or a retake is the same number. `nil` when nothing counts.
  public static func of(_ correct: Int, outOf counted: Int) -> Int? {
    guard counted > 0 else { return nil }
    return min(max(correct, 0), counted) * 100 / counted
  }
}
