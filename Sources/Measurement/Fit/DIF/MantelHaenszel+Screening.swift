extension MantelHaenszel {
  /// The tests of all items, with purified numbers of right answers: items in class B or C do not count in the number of right answers that
  /// matches persons for other items. This repeats until the classes stay the same, at most ten times.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - isFocal: Whether the persons of each row belong to the focal group.
  /// - Returns: One test for each item; `nil` where nothing can be compared.
  /// - Throws: ``MeasurementError/count`` if the groups do not fit the rows.
  public static func screening(_ matrix: ResponseMatrix, isFocal: [Bool]) throws(MeasurementError) -> [MantelHaenszel?] {
    var (excluded, results) = (Set<Int>(), [MantelHaenszel?]())
    for _ in 0..<10 {
      results = []
      for item in 0..<matrix.items {
        results.append(
          MantelHaenszel(try DIFObservation.observations(matrix, item: item, isFocal: isFocal, excluding: excluded)))
      }
      let found = Set(results.indices.filter { results[$0].map { $0.category != .a } ?? false })
      if found == excluded { break }
      excluded = found
    }
    return results
  }
}
