import GRDB

extension Migrations {
  /// Gives questions of practice tests their formulas: a JSON array of objects with the plain text and the source.
  static func addFormulas(_ db: Database) throws {
    for table in ["practice_question", "practice_removed_question"] {
      try addColumn("formulas TEXT NOT NULL DEFAULT '[]'", to: table, db)
    }
  }
}
