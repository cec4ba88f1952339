import Foundation
import Measurement
import Placement
import StrictJSON

/// The difficulties that a placement test can use instead of the author's levels, in the form of `Content/calibration/<language>.json`.
struct PublishableDifficulties {
  /// Why an item is left out.
  enum Reason: String {
    /// The responses give no estimate.
    case noEstimate = "no_estimate"
    /// The standard error is at least ``maximumError``.
    case standardError = "standard_error"
    /// The difficulty is at least ``maximumDistance`` from the middle of the author's level: key and label need a look first.
    case farFromLevel = "far_from_level"
  }

  /// From this standard error on, an estimate says too little, in logits.
  static let maximumError = 0.5
  /// From this distance on, an estimate contradicts the author's level, in logits.
  static let maximumDistance = 1.5

  /// The items in the order of their ids.
  let items: [(itemID: String, difficulty: Double, standardError: Double)]
  /// In the order of their ids.
  let leftOut: [(itemID: String, reason: Reason)]
  private let blueprint: Blueprint

  init(_ items: [CalibrationReport.Item], blueprint: Blueprint) {
    self.blueprint = blueprint
    let sorted = items.sorted { $0.itemID < $1.itemID }
    self.items = sorted.compactMap { item in
      guard Self.reason(item) == nil, let difficulty = item.result.difficulty, let error = item.errors?.difficulty else { return nil }
      return (item.itemID, difficulty, error)
    }
    leftOut = sorted.compactMap { item in Self.reason(item).map { (item.itemID, $0) } }
  }

  private static func reason(_ item: CalibrationReport.Item) -> Reason? {
    guard let level = item.level, let difficulty = item.result.difficulty, let error = item.errors?.difficulty else { return .noEstimate }
    if error >= maximumError { return .standardError }
    return abs(difficulty - LevelScale.cefr.middle(of: level.rank)) >= maximumDistance ? .farFromLevel : nil
  }

  /// The file, with one item on each line.
  var text: String {
    let lines = items.map { item in
      let values: JSON = [
        "difficulty": .decimal(item.difficulty, places: 6), "standard_error": .decimal(item.standardError, places: 6),
      ]
      return "    \(JSON.string(item.itemID).text): \(values.text)"
    }
    return """
      {
        "schema": 1,
        "language": \(JSON.string(blueprint.languageID).text),
        "blueprint": \(JSON.string(blueprint.version).text),
        "items": {
      \(lines.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Writes the file. A file that exists is replaced as a whole, or stays as it is.
  func write(to file: String) throws(InputError) {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw InputError(file: file, line: nil, message: "the file cannot be written: \(error.localizedDescription)")
    }
  }
}
