import GRDB
import Placement

extension TestDocuments {
  /// The files in a row with the columns `document` and `calibration`.
  init(row: Row) {
    let (blueprint, calibration): (Blob, Blob?) = (row["document"], row["calibration"])
    self.init(blueprint: blueprint.bytes, calibration: calibration?.bytes)
  }

  static func fetch(_ id: Int64, _ db: Database) throws -> TestDocuments? {
    try Row.fetchOne(db, sql: "SELECT document, calibration FROM blueprint WHERE id = ?", arguments: [id]).map(TestDocuments.init)
  }
}
