import ArgumentParser
import Measurement
import StrictJSON

struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Estimates the difficulty and the discrimination of items from responses.",
    discussion: """
      Example: nivel calibrate --responses responses.csv --model 2pl --format text
      In:  a CSV file: a row of item ids, then a row for each person: 1 is right, 0 is wrong, empty is not answered.
           Or the finished attempts in the data folder of a server, also while it runs.
      Out: {"model", "persons", "log_likelihood", "converged", "items": [{"item_id", "a", "b", "c", "se_a", "se_b", "responses", …}], …}
      Status: 0 done, even if the estimates did not converge; 1 the input cannot be used.
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

  @Option(help: "The model: rasch estimates a difficulty for each item, 2pl a discrimination too.")
  var model = Model.rasch

  @Option(help: "What is known before the responses: none, or levels (the author's level of each item; needs --blueprint).")
  var prior = Prior.none

  @Option(help: "The blueprint of the items. It gives the chance of a guess, and the author's levels.", completion: .file())
  var blueprint: String?

  @Option(help: "How to report: json or text.")
  var format = Format.json

  func validate() throws {
    if (responses == nil) == (data == nil) { throw ValidationError("Give --responses FILE or --data DIR.") }
    if data != nil, blueprint == nil { throw ValidationError("--data needs --blueprint: it says which items to calibrate.") }
    if prior == .levels, blueprint == nil { throw ValidationError("--prior levels needs --blueprint: it has the author's levels.") }
    if responses == "-", blueprint == "-" { throw ValidationError("Only one of --responses and --blueprint can be standard input.") }
  }

  func run() throws {
    do {
      let authored = try blueprint.map { try AuthoredItems(file: $0) }
      let (itemIDs, matrix) = try scores(authored)
      let source = responses ?? data ?? "-"
      let items = try authored?.items(itemIDs, usesLevels: prior == .levels, file: source)
      let run: CalibrationRun
      do { run = try CalibrationRun(matrix, items: items, model: model.calibrationModel) } catch {
        throw InputError(file: source, message: error.message)
      }
      let report = CalibrationReport(run: run, itemIDs: itemIDs, authored: authored, model: model.rawValue, prior: prior.rawValue)
      Console.print(format == .json ? report.json.text : report.text)
    } catch { throw Console.failure(error) }
  }

  private func scores(_ authored: AuthoredItems?) throws -> (itemIDs: [String], matrix: ResponseMatrix) {
    if let data, let authored {
      let stored = try StoredResponses(folder: data, blueprint: authored.blueprint)
      return (stored.itemIDs, stored.matrix)
    }
    let file = try ResponseFile(path: responses ?? "-")
    return (file.itemIDs, file.matrix)
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

extension ResponseFile {
  /// Reads a file, or standard input for `-`.
  fileprivate init(path: String) throws(InputError) {
    var parser = ResponseFileParser()
    try InputFile.readParts(path) { part throws(InputError) in
      do throws(ResponseFileError) { try parser.parse(part) } catch { throw InputError(error, file: path) }
    }
    do { self = try parser.finish() } catch { throw InputError(error, file: path) }
  }
}

extension InputError {
  fileprivate init(_ error: ResponseFileError, file: String) { self.init(file: file, line: error.line, message: error.message) }
}
