/// The tests of all items for differential item functioning between two groups, matched by ability.
///
/// Items in class B or C would make the abilities unfair. The screening therefore repeats with abilities that leave them out, until the
/// classes stay the same, at most ten times. The examined item itself always counts in the ability: otherwise an item without DIF can seem to
/// have some (P. W. Holland and D. T. Thayer, 1988).
public struct DIFScreening: Sendable, Hashable {
  /// The result of one item.
  public struct Item: Sendable, Hashable {
    /// The number of persons of the reference group who answered the item.
    public let reference: Int
    /// The number of persons of the focal group who answered the item.
    public let focal: Int
    /// The Mantel–Haenszel test; `nil` with too few answers, and where nothing can be compared.
    public let mantelHaenszel: MantelHaenszel?
    /// The logistic test; `nil` with too few answers, and where nothing can be compared.
    public let logistic: LogisticDIF?
  }

  /// One result for each item.
  public let items: [Item]

  /// The smallest number of answers to an item in each group. With fewer answers, classes are mostly chance.
  public static let minimumAnswers = 200

  private static let maximumRounds = 10

  /// Screens all items.
  ///
  /// - Parameters:
  ///   - matrix: The responses.
  ///   - isFocal: Whether the persons of each row belong to the focal group; `nil` for rows of neither group.
  ///   - abilities: Gives the ability of each row of a matrix, in logits. The matrix has the same rows, and some answers are left out.
  /// - Throws: ``MeasurementError/count`` if groups or abilities do not fit the rows.
  public init(
    _ matrix: ResponseMatrix, isFocal: [Bool?], abilities: (ResponseMatrix) -> [Double]
  ) throws(MeasurementError) {
    var (excluded, found) = (Set<Int>(), [Item]())
    for _ in 0..<Self.maximumRounds {
      let common = abilities(matrix.omitting(items: excluded))
      found = []
      for item in 0..<matrix.items {
        let own = excluded.contains(item) ? abilities(matrix.omitting(items: excluded.subtracting([item]))) : common
        found.append(Item(try DIFObservation.observations(matrix, item: item, isFocal: isFocal, abilities: own)))
      }
      let unfair = Set(found.indices.filter { found[$0].mantelHaenszel.map { $0.category != .a } ?? false })
      if unfair == excluded { break }
      excluded = unfair
    }
    items = found
  }
}

extension DIFScreening.Item {
  fileprivate init(_ observations: [DIFObservation]) {
    let focal = observations.reduce(0) { $0 + ($1.isFocal ? $1.count : 0) }
    let reference = observations.reduce(0) { $0 + ($1.isFocal ? 0 : $1.count) }
    let isEnough = min(focal, reference) >= DIFScreening.minimumAnswers
    self.init(
      reference: reference, focal: focal, mantelHaenszel: isEnough ? MantelHaenszel(observations) : nil,
      logistic: isEnough ? LogisticDIF(observations) : nil)
  }
}
