import GRDB
import Placement

extension TestDocuments {
  /// The files in a row with the columns `document` and `calibration`.
  init(row: Row) {
    let (blueprint, calibration): (Blob, Blob?) = (row["document"], row["calibration"])
    self.init(blueprint: blueprint.bytes, calibration: calibration?.bytes)
  }

  static func fetch(_ id: Int64, _ db: Database) throws -> TestDocuments? {
    let sql = "SELECT document, calibration, \(try CurrentSchema.isIntact("blueprint")) FROM blueprint WHERE id = ?"
    guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]) else { return nil }
    try CurrentSchema.verify(row, "the stored blueprint \(id)")
    return TestDocuments(row: row)
  }
}
