extension Reliability {
  /// Cronbach's alpha: n / (n − 1) · (1 − sum of the variances of the items / variance of the raw scores). It needs no model. It is a lower
  /// bound of the reliability if the answers to different items depend on the ability alone. L. J. Cronbach, "Coefficient alpha and the
  /// internal structure of tests", Psychometrika 16 (1951).
  ///
  /// Persons who did not answer all items do not count.
  ///
  /// - Throws: ``MeasurementError/count`` with fewer than two items, or without two persons whose raw scores differ.
  public static func alpha(_ matrix: ResponseMatrix) throws(MeasurementError) -> Double {
    let scores = ScoreGroups(matrix)
    let persons = Double(scores.persons.reduce(0, +))
    guard matrix.items >= 2, persons >= 2 else { throw .count }
    let total = scores.persons.enumerated().reduce(0.0) { $0 + Double($1.offset) * Double($1.element) } / persons
    let variance = scores.persons.enumerated().reduce(0.0) { sum, group in
      sum + Double(group.element) * (Double(group.offset) - total) * (Double(group.offset) - total)
    }
    guard variance > 0 else { throw .count }
    // NB: both variances are sums of squares over the same persons, so the number of persons cancels.
    let itemVariances = scores.right.reduce(0.0) { sum, right in
      let share = Double(right.reduce(0, +)) / persons
      return sum + persons * share * (1 - share)
    }
    let items = Double(matrix.items)
    return items / (items - 1) * (1 - itemVariances / variance)
  }
}
