/// The answers of persons whose abilities are known.
struct AnswersAtAbilities {
  private let matrix: ResponseMatrix
  private let abilities: [Double]

  /// - Parameter abilities: The ability of each row in logits.
  /// - Throws: ``MeasurementError/count`` if the numbers of items or rows differ, ``MeasurementError/ability`` for an ability that is not
  ///   finite.
  init(_ matrix: ResponseMatrix, items: [ItemParameters], abilities: [Double]) throws(MeasurementError) {
    guard matrix.items == items.count, matrix.rows == abilities.count else { throw .count }
    guard abilities.allSatisfy({ $0.isFinite }) else { throw .ability }
    self.matrix = matrix
    self.abilities = abilities
  }

  /// Calls a function with each answer to an item, the ability, and the number of persons of the row.
  func forEach(to item: Int, _ body: (_ isRight: Bool, _ ability: Double, _ count: Double) -> Void) {
    for row in 0..<matrix.rows where matrix[row, item] != .notAnswered {
      body(matrix[row, item] == .right, abilities[row], Double(matrix.count(row: row)))
    }
  }
}
