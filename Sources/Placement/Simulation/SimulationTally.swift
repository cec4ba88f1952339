import Measurement

/// The outcomes of simulated tests. Tallies of blocks can be added in any order.
public struct SimulationTally: Sendable, Hashable {
  /// The number of learners.
  public private(set) var learners = 0
  /// The number of learners whose level was found.
  public private(set) var exact = 0
  /// The number of learners whose level was found or missed by one.
  public private(set) var withinOne = 0
  /// The number of learners who were placed at the lowest level.
  public private(set) var atBottom = 0
  /// The number of learners whose level the weighted score found. 0 for quick tests.
  public private(set) var exactByCuts = 0
  /// The sum of the differences between the found and the true level, in levels.
  public private(set) var shift = 0
  /// The number of questions that were asked.
  public private(set) var questions = 0
  /// The number of tests in which every format of the form was asked.
  public private(set) var covered = 0
  /// How often each item was asked, by item id.
  public private(set) var exposure: [String: Int]
  /// Ten bins of stated confidence, from 0 to 1.
  private var bins = [Bin](repeating: Bin(), count: 10)
  private let levels: [CEFRLevel]

  private struct Bin: Hashable {
    var count = 0
    var exact = 0
    /// In millionths, so that the order of additions does not matter.
    var confidence = 0
  }

  /// An empty tally for a test.
  public init(levels: [CEFRLevel], itemIDs: [String]) {
    self.levels = levels
    exposure = Dictionary(itemIDs.map { ($0, 0) }) { first, _ in first }
  }

  /// The share of learners whose level was found, from 0 to 1; NaN without learners. The other shares are alike.
  public var exactShare: Double { share(exact) }
  /// The share of learners whose level was found or missed by one.
  public var withinOneShare: Double { share(withinOne) }
  /// The share of learners who were placed at the lowest level.
  public var bottomShare: Double { share(atBottom) }
  /// The share of learners whose level the weighted score found.
  public var cutShare: Double { share(exactByCuts) }
  /// The share of tests in which every format was asked.
  public var coveredShare: Double { share(covered) }
  /// The mean difference between the found and the true level, in levels.
  public var meanShift: Double { share(shift) }
  /// The mean number of questions.
  public var meanQuestions: Double { share(questions) }
  /// The share of tests in which the most frequent item was asked.
  public var highestExposure: Double { share(exposure.values.max() ?? 0) }

  /// The expected calibration error: the mean distance between stated confidence and the share of right levels over ten bins, weighted by
  /// their sizes (M. P. Naeini, G. Cooper, M. Hauskrecht, "Obtaining well calibrated probabilities using Bayesian binning", 2015).
  public var calibrationError: Double {
    bins.reduce(0) { $0 + abs(Double($1.confidence) / 1e6 - Double($1.exact)) } / Double(learners)
  }

  private func share(_ count: Int) -> Double { Double(count) / Double(learners) }

  mutating func add(
    _ responses: [(item: Int, response: ItemResponse)], trueLevel: Int, model: LevelModel, cutLevel: CEFRLevel?
  ) {
    let probabilities = LevelProbabilities(model.posterior(responses).levelProbabilities)
    let found = probabilities.mostProbable
    learners += 1
    questions += responses.count
    shift += found - trueLevel
    if found == trueLevel { exact += 1 }
    if abs(found - trueLevel) <= 1 { withinOne += 1 }
    if found == 0 { atBottom += 1 }
    if cutLevel == levels[trueLevel] { exactByCuts += 1 }
    if model.selector.isCovered(asked: responses.map { $0.item }) { covered += 1 }
    for (item, _) in responses { exposure[model.items[item].itemID, default: 0] += 1 }
    let confidence = probabilities.values[found]
    let bin = min(Int(confidence * 10), 9)
    bins[bin].count += 1
    bins[bin].exact += found == trueLevel ? 1 : 0
    bins[bin].confidence += Int((confidence * 1e6).rounded())
  }

  /// Adds the outcomes of other learners. ``highestExposure`` has a meaning for learners of one form only.
  public mutating func add(_ other: SimulationTally) {
    learners += other.learners
    exact += other.exact
    withinOne += other.withinOne
    atBottom += other.atBottom
    exactByCuts += other.exactByCuts
    shift += other.shift
    questions += other.questions
    covered += other.covered
    exposure.merge(other.exposure, uniquingKeysWith: +)
    for bin in bins.indices {
      bins[bin].count += other.bins[bin].count
      bins[bin].exact += other.bins[bin].exact
      bins[bin].confidence += other.bins[bin].confidence
    }
  }
}
