import ArgumentParser
import Foundation
import Measurement
import Placement
import StrictJSON

struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Estimates the difficulty and the discrimination of items from responses.",
    discussion: """
      Example: nivel calibrate --responses responses.csv --model 2pl --format text
      In:  a CSV file: a row of item ids, then a row for each person: 1 is right, 0 is wrong, empty is not answered.
           A column "group:device" has a group of each person, and a column "option:ITEM" the option that each person chose.
           Or the finished attempts in the data folder or the PostgreSQL database of a server, also while it runs.
      Out: {"model", "persons", "log_likelihood", "converged", "items": [{"item_id", "a", "b", "c", "se_a", "se_b", "responses", …}], …}
      Status: 0 done, even if the estimates did not converge; 1 the input cannot be used, or there is nothing to write to --output.
      """)

  enum Model: String, ExpressibleByArgument, CaseIterable {
    case rasch
    case twoParameter = "2pl"
  }

  enum Prior: String, ExpressibleByArgument, CaseIterable { case none, levels }

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, text }

  @Option(help: "The CSV file of responses; - for standard input.", completion: .file())
  var responses: String?

  @Option(help: "The data folder of a server, instead of a file. It needs --blueprint.", completion: .directory)
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The PostgreSQL database of servers, instead of a file: postgres://nivel@db.example/nivel. It needs --blueprint.",
      discussion: StorageOptions.passwordAdvice, valueName: "url"))
  var database: String?

  @Option(help: "The number of threads. Without it, one for each processor. It does not change the results.")
  var workers: Int?

  @Flag(help: "Print the time of each step on standard error. The time of all threads is processor time.")
  var times = false

  @Option(help: "The model: rasch estimates a difficulty for each item, 2pl a discrimination too.")
  var model = Model.rasch

  @Option(help: "What is known before the responses: none, or levels (the author's level of each item; needs --blueprint).")
  var prior = Prior.none

  @Option(help: "The blueprint of the items. It gives the chance of a guess, and the author's levels.", completion: .file())
  var blueprint: String?

  @Option(
    help: "Published difficulties, such as calibration/es.json. Their items keep them; the others are estimated on their scale.",
    completion: .file())
  var anchors: String?

  @Option(
    help: "Writes the difficulties to publish to this file. It needs --model rasch, and --prior levels or --anchors.",
    completion: .file())
  var output: String?

  @Option(help: "The version in the file of --output. Without it, today's date, such as 2027.1.31.")
  var outputVersion: String?

  @Option(help: "How to report: json or text.")
  var format = Format.json

  func validate() throws {
    guard [responses, data, database].count(where: { $0 != nil }) == 1 else {
      throw ValidationError("Give --responses FILE or --data DIR or --database URL, and only one of them.")
    }
    try StorageOptions.validate(database: database)
    if let workers, !(1...1000).contains(workers) { throw ValidationError("--workers must be from 1 to 1000.") }
    for (option, value) in [("--data", data), ("--database", database)] where value != nil && blueprint == nil {
      throw ValidationError("\(option) needs --blueprint: it says which items to calibrate.")
    }
    if prior == .levels, blueprint == nil { throw ValidationError("--prior levels needs --blueprint: it has the author's levels.") }
    if output != nil, model != .rasch {
      throw ValidationError("--output needs --model rasch: a placement test uses one discrimination for all items.")
    }
    if anchors != nil, blueprint == nil { throw ValidationError("--anchors needs --blueprint: the difficulties belong to its items.") }
    if anchors != nil, model != .rasch {
      throw ValidationError("--anchors needs --model rasch: the published difficulties belong to the discrimination 1.")
    }
    if output != nil, prior != .levels, anchors == nil {
      throw ValidationError("--output needs --prior levels or --anchors: otherwise the difficulties are not on the scale of the levels.")
    }
    if [responses, blueprint, anchors].count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Only one of --responses, --blueprint and --anchors can be standard input.")
    }
  }

  func run() throws {
    do {
      let authored = try blueprint.map { try AuthoredItems(file: $0, anchors: anchors) }
      let steps = CalibrationSteps(showsTimes: times)
      let (responses, source) = try steps.step("reading") { try readResponses(authored) }
      let items = try authored?.items(of: responses, usesLevels: prior == .levels, file: source)
      try responses.checkOptions(authored, file: source)
      let run: CalibrationRun
      do { run = try CalibrationRun(responses.matrix, items: items, model: model.calibrationModel, workers: threads, steps: steps) } catch {
        throw InputError(file: source, line: nil, message: error.message)
      }
      let report = try steps.step("options and groups") {
        try CalibrationReport(run: run, responses: responses, authored: authored, model: model.rawValue, prior: prior.rawValue)
      }
      let published = try authored.flatMap { try write(report, $0) }
      Console.print(format == .json ? report.json(published).text : report.text(published))
    } catch { throw Console.failure(error) }
  }

  private func readResponses(_ authored: AuthoredItems?) throws -> (responses: CalibrationResponses, source: String) {
    guard let authored, let stored = try StoredResponses.named(data: data, database: database, workers: threads) else {
      return (try CalibrationResponses(file: responses ?? "-"), responses ?? "-")
    }
    let found = try stored.responses(to: authored.blueprint)
    guard found.matrix.persons > 0 else {
      throw InputError(
        file: stored.name, line: nil, message: "no finished attempt has an answer to an item of the blueprint: check both")
    }
    return (found, stored.name)
  }

  private var threads: Workers { workers.map(Workers.init) ?? .all }

  /// Today's date in UTC, as versions of content are written.
  private static var today: String {
    let date = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date())
    return [date.year, date.month, date.day].compactMap { $0.map(String.init) }.joined(separator: ".")
  }

  /// Writes the difficulties to publish; nil without `--output`.
  private func write(_ report: CalibrationReport, _ authored: AuthoredItems) throws -> PublishedDifficulties? {
    guard let output else { return nil }
    guard report.calibration.progress.hasConverged else {
      throw InputError(file: output, line: nil, message: "the file is not written, because the estimates did not converge")
    }
    let difficulties = PublishableDifficulties(report.items, authored: authored, version: outputVersion ?? Self.today)
    guard !difficulties.calibration.items.isEmpty else {
      throw InputError(
        file: output, line: nil, message: "the file is not written, because no estimate is good enough: collect more responses")
    }
    try difficulties.write(to: output)
    return PublishedDifficulties(file: output, difficulties: difficulties)
  }
}

extension Calibrate.Model {
  fileprivate var calibrationModel: CalibrationModel {
    switch self {
    case .rasch: .rasch
    case .twoParameter: .twoParameter
    }
  }
}
