public import Measurement

/// The response model of a test: the parameters of its items, and the table from which levels and next questions are computed.
///
/// Copies share the table. ``TestSession/levelModel(of:)`` makes each model once.
public struct LevelModel: Sendable {
  /// The items in the order of the blueprint.
  public let items: [TestItem]
  /// The levels that a result can have, lowest first: from the lowest to the highest cut of the blueprint.
  public let levels: [CEFRLevel]
  /// Selects questions. Its table has one row of items in the order of ``items``, and its content groups are the formats.
  public let selector: ItemSelector
  private let indices: [String: Int]

  /// NB: where the texts of B2 to C2 have several questions, the formats differ from level to level. A stricter balance asks learners of
  /// C1 the easy choices of A2, and needs one question more.
  private static let balanceWithTexts = ContentBalance(tolerance: 3)
  /// Five candidates that say at least 60 % as much as the best one: no question is in more than two tests of three.
  private static let exposureWithTexts = ExposureControl(laterCandidates: 5, minimumShare: 0.6)

  /// A model of some items of a test.
  ///
  /// - Parameters:
  ///   - items: The items of the model, in the order of the blueprint.
  ///   - parameters: The parameters of each item.
  ///   - cuts: The cut scores of the blueprint. Only their lowest and highest level matter.
  /// - Throws: `MeasurementError` if the numbers of items and parameters differ.
  public init(items: [TestItem], parameters: [ItemParameters], cuts: CutScores) throws(MeasurementError) {
    guard items.count == parameters.count else { throw .count }
    self.items = items
    let (bottom, top) = (min(cuts.bottom, cuts.top), max(cuts.bottom, cuts.top))
    levels = CEFRLevel.allCases.filter { bottom <= $0 && $0 <= top }
    let scale = try LevelScale(cuts: Array(LevelScale.cefr.cuts[bottom.rank..<top.rank]))
    let units = items.stimulusNumbers
    let table = ResponseTable(
      items: parameters, prior: try LevelPrior(scale: scale, grid: .standard), weights: LocalDependence.standard.weights(units: units))
    let formats = ItemFormat.allCases
    let traits = zip(items, units).map { ItemTraits(group: formats.firstIndex(of: $0.format) ?? 0, unit: $1) }
    // NB: a quick test of an older form goes on with the questions that it would have asked before.
    let hasTexts = units.contains { $0 != nil }
    selector = try ItemSelector(
      table: table, traits: traits, balance: hasTexts ? Self.balanceWithTexts : ContentBalance(),
      exposure: hasTexts ? Self.exposureWithTexts : ExposureControl())
    indices = Dictionary(items.enumerated().map { ($1.itemID, $0) }) { first, _ in first }
  }

  /// The index of an item in ``items``; nil if the model does not have it.
  public func index(of itemID: String) -> Int? { indices[itemID] }

  /// The level of learners for whom the responses to some items are typical.
  ///
  /// - Parameter responses: Pairs of the id of an item and the response to it. Items that the model does not have are ignored.
  public func estimate(_ responses: [(itemID: String, response: ItemResponse)]) -> LevelEstimate {
    let known = responses.compactMap { response in indices[response.itemID].map { (item: $0, response: response.response) } }
    return LevelEstimate(model: self, responses: known)
  }

  /// The distribution over learners after responses.
  ///
  /// - Parameter responses: Pairs of an index in ``items`` and a response. Other indices are ignored.
  func posterior(_ responses: [(item: Int, response: ItemResponse)]) -> Posterior {
    let valid = responses.filter { items.indices.contains($0.item) }
    // NB: cannot throw, because every index is valid. Without responses the posterior is the prior.
    return (try? Posterior(table: selector.table, responses: valid)) ?? Posterior(table: selector.table)
  }
}
