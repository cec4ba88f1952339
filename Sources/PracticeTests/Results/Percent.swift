/// Computes scores as whole percentages.
public enum Percent {
  /// The percentage of correct answers, from 0 to 100, rounded down; `nil` if no question counts. Because it is rounded down, 100 means
  /// that all answers are correct and 90 means at least 90 %. The same number is displayed and decides bands and retakes.
  public static func of(_ correct: Int, outOf counted: Int) -> Int? {
    guard counted > 0 else { return nil }
    return min(max(correct, 0), counted) * 100 / counted
  }
}
