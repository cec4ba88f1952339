import Authoring
import Measurement
import Placement

/// The responses to several placement tests: files, the data folder of a server, or the database of servers.
struct ResponseSource {
  private let files: [(file: String, responses: CalibrationResponses)]
  private let stored: StoredResponses?

  init(files: [String], data: String?, database: String?) throws {
    self.files = try files.map { ($0, try CalibrationResponses(file: $0)) }
    stored = try StoredResponses.named(data: data, database: database, workers: .all)
  }

  /// How the items of a test play, by item id; empty without responses to the test.
  func performances(of blueprint: Blueprint) throws -> [String: ItemPerformance] {
    if let stored {
      let responses = try stored.responses(to: blueprint)
      guard responses.matrix.persons > 0 else { return [:] }
      return try ItemPerformances(responses, blueprint: blueprint, file: stored.name).items
    }
    guard let match = files.first(where: { $0.responses.isAbout(blueprint) }) else { return [:] }
    return try ItemPerformances(match.responses, blueprint: blueprint, file: match.file).items
  }

  /// Checks that each file is about one of the tests, and that no two files are about the same test.
  /// - Throws: ``InputError``.
  func checkUse(of blueprints: [Blueprint]) throws(InputError) {
    var users: [String: String] = [:]
    for (file, responses) in files {
      guard let language = blueprints.first(where: responses.isAbout)?.languageID else {
        throw InputError(file: file, message: "no test has the item \"\(responses.itemIDs.first ?? "")\": correct the ids")
      }
      if let other = users.updateValue(file, forKey: language) {
        throw InputError(file: file, line: nil, message: "\(other) also has responses to the test \"\(language)\": give one file for each")
      }
    }
  }
}

extension CalibrationResponses {
  /// Whether a test has the first item.
  fileprivate func isAbout(_ blueprint: Blueprint) -> Bool { itemIDs.first.flatMap(blueprint.item(withID:)) != nil }
}
