import Authoring
import Measurement
import Placement

/// How the items of a blueprint play, for its page.
struct ItemPerformances {
  /// By item id.
  let items: [String: ItemPerformance]

  private static let maximumGroups = 8

  /// Calibrates the items with the author's levels as prior.
  init(_ responses: CalibrationResponses, blueprint: Blueprint, file: String) throws {
    let authored = AuthoredItems(blueprint: blueprint)
    let items = try authored.items(of: responses, usesLevels: true, file: file)
    try responses.checkOptions(authored, file: file)
    let run: CalibrationRun
    do { run = try CalibrationRun(responses.matrix, items: items, model: .rasch, workers: .all) } catch {
      throw InputError(file: file, line: nil, message: error.message)
    }
    let report = try CalibrationReport(run: run, responses: responses, authored: authored, model: "rasch", prior: "levels")
    var found: [String: ItemPerformance] = [:]
    for (index, item) in report.items.enumerated() {
      found[item.itemID] = ItemPerformance(
        answers: item.result.answered, right: item.result.right, parameters: item.result.parameters,
        standardError: item.errors?.difficulty, observed: run.observedShares(item: index, maximumCount: Self.maximumGroups),
        options: item.options?.shown ?? [], comparisons: report.comparisons.flatMap { $0.shown(item: index) })
    }
    self.items = found
  }
}

extension CalibrationRun {
  fileprivate func observedShares(item: Int, maximumCount: Int) -> [ObservedShare] {
    let (rows, others) = responses.answering(item: item)
    let answers = zip(rows, abilities(of: others)).map { (isRight: responses[$0, item] == .right, ability: $1) }
    return ObservedShare.groups(answers, maximumCount: maximumCount)
  }
}

extension OptionAnalysis {
  fileprivate var shown: [ItemPerformance.Option] {
    options.texts.indices.map { index in
      let remark: String? =
        switch flags[index] {
        case .attractsAble: "attracts able learners"
        case .idle: "hardly chosen"
        case nil: nil
        }
      return ItemPerformance.Option(
        text: options.texts[index], isKey: index == options.key, statistics: statistics[index], remark: remark)
    }
  }
}

extension GroupComparison {
  fileprivate func shown(item: Int) -> [ItemPerformance.Comparison] {
    results(item: item).map { focal, result in
      ItemPerformance.Comparison(
        group: name.replacing("_", with: " "), focal: focal, reference: reference?.value ?? "", test: result.mantelHaenszel)
    }
  }
}
