import Foundation
import Placement
import StrictJSON

/// The files of a placement test: a blueprint, and the calibration of its items if there is one.
///
/// The calibration of `…/blueprints/es.json` is `…/calibration/es.json`.
struct TestFiles {
  let session: TestSession
  let documents: TestDocuments

  var blueprint: Blueprint { session.blueprint }

  /// Loads a blueprint file, or standard input for `-`, and the calibration beside it.
  /// - Throws: ``InputError`` and ``InputErrors``, which name the file and the line where it is known.
  init(blueprint file: String) throws {
    try self.init(TestDocuments(blueprint: InputFile.read(file), calibration: Self.calibration(besideBlueprint: file)), file: file)
  }

  /// Loads files that were read before. `file` is the name of the blueprint for errors.
  init(_ documents: TestDocuments, file: String) throws {
    let blueprint = try ContentFolder.blueprint(documents.blueprint, file: file)
    let calibration = try documents.calibration.map {
      try Self.calibration($0, for: blueprint, file: Self.calibrationFile(besideBlueprint: file))
    }
    session = TestSession(blueprint: blueprint, calibration: calibration)
    self.documents = documents
  }

  /// The bytes of the calibration beside a blueprint; nil when there is none.
  static func calibration(besideBlueprint file: String) throws -> [UInt8]? {
    let calibration = calibrationFile(besideBlueprint: file)
    guard file != "-", FileManager.default.fileExists(atPath: calibration) else { return nil }
    return try InputFile.read(calibration)
  }

  /// NB: the system resolves the two dots after links, because `blueprints` of a synced folder is a link into a release.
  static func calibrationFile(besideBlueprint file: String) -> String {
    let path = file as NSString
    let folder = path.deletingLastPathComponent
    return "\(folder.isEmpty ? "." : folder)/../calibration/\(path.lastPathComponent)"
  }

  private static func calibration(_ bytes: [UInt8], for blueprint: Blueprint, file: String) throws -> ItemCalibration {
    do { return try ItemCalibration.load(bytes, for: blueprint) } catch {
      switch error {
      case .syntax(let error): throw InputError(error, file: file)
      case .problems(let problems):
        throw InputErrors(list: problems.map { InputError(file: file, line: $0.line, message: $0.description) })
      case .faults(let faults): throw InputErrors(list: faults.map { InputError(file: file, message: $0.description) })
      }
    }
  }
}
