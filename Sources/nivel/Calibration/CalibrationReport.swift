import Measurement
import Placement
import StrictJSON

/// The result of a calibration, as the command prints it.
struct CalibrationReport {
  /// The result of one item.
  struct Item {
    let itemID: String
    let result: CalibratedItem
    let errors: ItemStandardErrors?
    let residualFit: ResidualFit?
    let scoreFit: ChiSquareTest?
    /// The author's level; nil without a blueprint.
    let level: CEFRLevel?
    /// The level that the difficulty belongs to; nil unless the authors' levels or published difficulties determine the scale.
    let playsAs: CEFRLevel?
    /// Nil for items without options, and without the chosen options.
    let options: OptionAnalysis?
  }

  let calibration: Calibration
  let model: String
  let prior: String
  let items: [Item]
  /// One for each grouping of the persons.
  let comparisons: [GroupComparison]
  /// The items of the blueprint without a column.
  let missing: [String]
  private let hasStandardErrors: Bool

  init(run: CalibrationRun, responses: CalibrationResponses, authored: AuthoredItems?, model: String, prior: String) throws {
    calibration = run.calibration
    (self.model, self.prior) = (model, prior)
    missing = authored?.missing(in: responses.itemIDs) ?? []
    hasStandardErrors = run.standardErrors != nil
    comparisons = try responses.groups.map { try GroupComparison($0, run: run) }
    items = try zip(responses.itemIDs, run.calibration.calibratedItems).enumerated().map { index, pair in
      let difficulty = prior == "levels" || authored?.anchors != nil ? pair.1.difficulty : nil
      return Item(
        itemID: pair.0, result: pair.1, errors: run.standardErrors?[index], residualFit: run.residualFit[index],
        scoreFit: run.scoreFit[index], level: authored?.level(of: pair.0),
        playsAs: difficulty.map { CEFRLevel.allCases[LevelScale.cefr.level(of: $0)] },
        options: try authored?.options(of: pair.0).flatMap { try run.optionAnalysis(item: index, options: $0, responses) })
    }
  }
}

extension CalibrationReport {
  /// What a reader of the estimates must know, one sentence each.
  var notes: [String] {
    [convergence, spread, errors, fewResponses, missingColumns].compactMap(\.self) + comparisons.flatMap(\.notes)
      + items.compactMap(\.note) + items.flatMap(\.optionNotes) + differences
  }

  /// The items that are harder or easier for a group than for equally able persons of the largest group.
  private var differences: [String] {
    comparisons.flatMap { comparison in
      items.enumerated().flatMap { index, item in comparison.notes(of: item.itemID, index: index) }
    }
  }

  private var convergence: String? {
    calibration.progress.hasConverged
      ? nil : "The estimates did not converge in \(calibration.progress.iterations) cycles. Do not use them."
  }

  private var spread: String? {
    calibration.showsDifferences ? nil : "The persons show no differences in ability. The estimates say little."
  }

  private var errors: String? {
    hasStandardErrors ? nil : "The responses do not determine all parameters, so there are no standard errors."
  }

  /// With fewer responses, the author's level makes estimates much better: see Docs/calibration.md.
  private static let minimumResponses = 200

  private var fewResponses: String? {
    let few = items.count { $0.result.answered < Self.minimumResponses }
    guard few > 0, prior == "none" else { return nil }
    return "\(few) of \(items.count) items have fewer than \(Self.minimumResponses) responses."
      + " Their estimates are better with --prior levels."
  }

  private var missingColumns: String? {
    guard !missing.isEmpty else { return nil }
    let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    return "These items of the blueprint have no column: \(missing.prefix(5).joined(separator: ", "))\(rest)."
  }
}

extension CalibrationReport.Item {
  /// How the parameters came about, in one word.
  var status: String {
    switch result.origin {
    case .estimated: "estimated"
    case .fixed: "fixed"
    case .notEstimable(.noAnswers): "no_answers"
    case .notEstimable(.allRight): "all_right"
    case .notEstimable(.allWrong): "all_wrong"
    case .notEstimable(.noMaximum): "no_maximum"
    }
  }

  /// The consequence of responses that give no estimate, or a strange one; nil if there is none.
  var note: String? { consequence.map { "\(itemID): \($0)" } }

  private var consequence: String? {
    switch result.origin {
    case .notEstimable(.noAnswers): "nobody answered the item, so it has no estimate."
    case .notEstimable(.allRight): "all \(result.answered) answers are right. The item is too easy for these persons to estimate it."
    case .notEstimable(.allWrong): "all \(result.answered) answers are wrong. The item is too hard for these persons to estimate it."
    case .notEstimable(.noMaximum): "the responses fit no finite difficulty, for example because no more answers are right than by chance."
    case .estimated, .fixed: isReversed ? "able persons answer wrong more often. Check the key." : difference
    }
  }

  private var isReversed: Bool { (result.discrimination ?? 1) < 0 }

  private var difference: String? {
    guard self.playsAs != nil, let level, let estimate, let playsAs = ItemCalibration.playsAs(estimate, labelled: level), playsAs != level
    else { return nil }
    return "plays as \(playsAs.rawValue), labelled \(level.rawValue)."
  }
}
