/// The standardised log-likelihood of the answers to one item, Zh: the statistic lz of persons, summed over the persons instead of the items.
/// F. Drasgow, M. V. Levine and E. A. Williams, "Appropriateness measurement with polychotomous item response models and standardized
/// indices" (1985).
///
/// Large negative numbers mean that the answers to the item do not follow from the abilities. Positive numbers are usual, because each
/// answer also moved the ability of its person.
public enum StandardizedItemFit {
  /// Zh of each item; `nil` for items whose answers have no variance at the abilities, among them those that nobody answered.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - items: The parameters of each item.
  ///   - abilities: The ability of each row in logits, usually the EAP estimates.
  /// - Throws: ``MeasurementError/count`` if the numbers of items or rows differ, ``MeasurementError/ability`` for an ability that is not
  ///   finite.
  public static func ofItems(
    _ matrix: ResponseMatrix, items: [ItemParameters], abilities: [Double]
  ) throws(MeasurementError) -> [Double?] {
    let answers = try AnswersAtAbilities(matrix, items: items, abilities: abilities)
    return items.indices.map { item in
      var moments = LogLikelihoodMoments()
      answers.forEach(to: item) { moments.add(items[item], isRight: $0, at: $1, count: $2) }
      return moments.variance > 0 ? moments.standardized : nil
    }
  }
}
