import Foundation
import Placement
import StrictJSON

/// The simulated learners of one kind in one language.
struct SimulationRow {
  let language: String
  let kind: BehaviorArgument
  let tally: SimulationTally
}

/// The rows of a simulation, and the averages over languages.
struct SimulationReport {
  let rows: [SimulationRow]
  let kinds: [BehaviorArgument]
  let length: TestLength

  var json: JSON {
    [
      "length": .string(length.rawValue), "rows": .array(rows.map { json($0.tally, of: $0.kind, language: $0.language) }),
      "average": .array(kinds.map { json(average($0), of: $0, language: nil) }),
      "languages": .array(languages.map { json(together(in: $0), of: nil, language: $0) }),
    ]
  }

  var text: String {
    let head = Self.line(["language", "learners", "exact", "within 1", "by cuts", "lowest", "questions", "confidence off", "exposure"])
    let lines = rows.map { line($0.tally, $0.kind, $0.language) }
    let averages = Set(rows.map(\.language)).count > 1 ? kinds.map { line(average($0), $0, "average") } : []
    return ([head] + lines + averages).joined(separator: "\n")
  }

  /// All learners of a kind together. The highest exposure is the highest in any language.
  private func average(_ kind: BehaviorArgument) -> SimulationTally {
    var sum = SimulationTally(levels: [], itemIDs: [])
    for row in rows where row.kind == kind { sum.add(row.tally) }
    return sum
  }

  /// In the order of the rows.
  private var languages: [String] {
    rows.map(\.language).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The learners of a language who have a level: those of all kinds except random clickers. The highest exposure is that over all of them.
  private func together(in language: String) -> SimulationTally {
    var sum = SimulationTally(levels: [], itemIDs: [])
    for row in rows where row.language == language && row.kind != .random { sum.add(row.tally) }
    return sum
  }

  private func exposure(_ tally: SimulationTally, _ kind: BehaviorArgument?, _ language: String?) -> Double {
    guard language == nil else { return tally.highestExposure }
    return rows.filter { $0.kind == kind }.map(\.tally.highestExposure).max() ?? 0
  }

  private func json(_ tally: SimulationTally, of kind: BehaviorArgument?, language: String?) -> JSON {
    .object([
      "language_id": language.map { .string($0) }, "behaviour": kind.map { .string($0.rawValue) }, "learners": .number(tally.learners),
      "exact": .decimal(tally.exactShare, places: 4), "within_one": .decimal(tally.withinOneShare, places: 4),
      "exact_by_cuts": length == .full ? .decimal(tally.cutShare, places: 4) : nil,
      "lowest_level": .decimal(tally.bottomShare, places: 4), "shift": .decimal(tally.meanShift, places: 4),
      "questions": .decimal(tally.meanQuestions, places: 2), "calibration_error": .decimal(tally.calibrationError, places: 4),
      "highest_exposure": .decimal(exposure(tally, kind, language), places: 4),
      "every_format": .decimal(tally.coveredShare, places: 4),
    ])
  }

  private func line(_ tally: SimulationTally, _ kind: BehaviorArgument, _ language: String) -> String {
    let share = { (value: Double) in String(format: "%.3f", value) }
    return Self.line([
      language, kind.rawValue, share(tally.exactShare), share(tally.withinOneShare), length == .full ? share(tally.cutShare) : "–",
      share(tally.bottomShare), String(format: "%.1f", tally.meanQuestions), share(tally.calibrationError),
      share(exposure(tally, kind, language == "average" ? nil : language)),
    ])
  }

  private static func line(_ cells: [String]) -> String {
    cells.map { $0.padding(toLength: max(10, $0.count + 1), withPad: " ", startingAt: 0) }.joined().trimmingCharacters(in: .whitespaces)
  }
}
