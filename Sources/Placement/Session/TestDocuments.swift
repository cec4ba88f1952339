/// The files of a placement test: its blueprint, and the calibration of its items if there is one.
///
/// An attempt keeps both, so that later files do not change its level.
public struct TestDocuments: Sendable, Hashable {
  /// The bytes of the blueprint file.
  public let blueprint: [UInt8]
  /// The bytes of the calibration file; nil when no item is calibrated.
  public let calibration: [UInt8]?

  /// The files of a test.
  public init(blueprint: [UInt8], calibration: [UInt8]? = nil) {
    self.blueprint = blueprint
    self.calibration = calibration
  }
}

extension TestSession {
  /// Loads the files of a test.
  /// - Throws: ``BlueprintError`` or ``ItemCalibrationError``.
  public init(_ documents: TestDocuments) throws {
    let blueprint = try Blueprint.load(documents.blueprint)
    self.init(blueprint: blueprint, calibration: try documents.calibration.map { try ItemCalibration.load($0, for: blueprint) })
  }
}
