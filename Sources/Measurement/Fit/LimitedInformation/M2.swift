/// The fit of a whole calibration: the statistic M₂ of A. Maydeu-Olivares and H. Joe, "Limited information goodness-of-fit testing in
/// multidimensional contingency tables", Psychometrika 71 (2006).
///
/// It compares the shares of persons who answered each item, and each pair of items, right with the shares that the model expects. Most
/// patterns of a long test have no person at all, so tests over patterns say nothing; every pair of items has many persons.
///
/// Persons who did not answer all items do not count. The time grows with the sixth power of the number of items: five items take a
/// millisecond, fifty take seconds.
public enum M2 {
  /// Tests the fit of a calibration.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - items: The estimated parameters of each item. Chances and ceilings count as known.
  ///   - prior: The distribution of abilities among the persons.
  ///   - model: The parameters that were estimated from the same responses.
  /// - Returns: `nil` if the responses say too little for a test: without persons, or if a pair of items determines another one.
  /// - Throws: ``MeasurementError/count`` if the numbers of items differ.
  public static func test(
    _ matrix: ResponseMatrix, items: [ItemParameters], prior: NormalPrior = .standard, model: CalibrationModel
  ) throws(MeasurementError) -> ChiSquareTest? {
    guard matrix.items == items.count else { throw .count }
    let observed = ObservedMoments(matrix)
    guard observed.persons > 0 else { return nil }
    let expected = ExpectedMoments(items: items, prior: prior, model: model)
    let residuals = zip(observed.shares, expected.shares).map { $0 - $1 }
    guard let statistic = expected.distance(of: residuals) else { return nil }
    return ChiSquareTest(
      statistic: Double(observed.persons) * max(statistic, 0), degreesOfFreedom: residuals.count - expected.derivatives.count)
  }
}
