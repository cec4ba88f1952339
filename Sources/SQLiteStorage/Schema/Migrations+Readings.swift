import GRDB

extension Migrations {
  /// Gives attempts a mark that the learner has looked at readings.
  static func addReadings(_ db: Database) throws {
    try addColumn("uses_readings INTEGER NOT NULL DEFAULT 0 CHECK (uses_readings IN (0, 1))", to: "attempt", db)
  }
}
