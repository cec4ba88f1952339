import Foundation
import Measurement
import Placement

/// The difficulties that a placement test can use instead of the author's levels.
struct PublishableDifficulties {
  /// Why an item is left out.
  enum Reason {
    /// The responses give no estimate.
    case noEstimate
    /// The estimate must not be published.
    case refused(ItemCalibration.Refusal)
  }

  /// The contents of the file.
  let calibration: ItemCalibration
  /// In the order of their ids.
  let leftOut: [(itemID: String, reason: Reason)]

  /// - Parameter authored: Its anchors stay as they were published, also those without a response.
  init(_ items: [CalibrationReport.Item], authored: AuthoredItems, version: String) {
    let blueprint = authored.blueprint
    var published = authored.anchors?.items ?? [:]
    var leftOut: [(itemID: String, reason: Reason)] = []
    for item in items.sorted(by: { $0.itemID < $1.itemID }) where published[item.itemID] == nil {
      guard let level = item.level, let estimate = item.estimate else {
        leftOut.append((item.itemID, .noEstimate))
        continue
      }
      if let refusal = ItemCalibration.refusal(of: estimate, level: level) {
        leftOut.append((item.itemID, .refused(refusal)))
      } else {
        published[item.itemID] = estimate
      }
    }
    self.leftOut = leftOut
    calibration = ItemCalibration(
      languageID: blueprint.languageID, blueprintVersion: blueprint.version, version: version, items: published)
  }

  /// Writes the file. A file that exists is replaced as a whole, or stays as it is.
  func write(to file: String) throws(InputError) {
    do { try Data(calibration.bytes).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw InputError(file: file, line: nil, message: "the file cannot be written: \(error.localizedDescription)")
    }
  }
}

extension CalibrationReport.Item {
  /// The estimate as a file has it; nil without one, or without its standard error.
  var estimate: ItemCalibration.Item? {
    guard let difficulty = result.difficulty, let error = errors?.difficulty else { return nil }
    return ItemCalibration.Item(difficulty: difficulty, standardError: error, responses: result.answered).rounded
  }
}
