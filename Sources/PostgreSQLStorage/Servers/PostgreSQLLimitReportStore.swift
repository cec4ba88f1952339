import Foundation
public import Storage

/// Reports on limits, in a table without a log. They are gone after a crash of PostgreSQL.
public struct PostgreSQLLimitReportStore: LimitReportStore {
  let database: PostgreSQLDatabase

  /// The secret that the first server has made.
  public func secret() async throws -> String {
    try await database.readOnce { connection in
      guard let row = try connection.row("SELECT secret FROM limit_secret") else {
        throw PostgreSQLError.damaged("limit_secret: it has no row")
      }
      return try row["secret"]
    }
  }

  /// Adds a report. ``Servers/tidy(_:)`` removes it later.
  public func add(_ report: LimitReport) async throws {
    _ = try await database.write(.none) { connection in
      try connection.change(
        """
        INSERT INTO limit_report (server, number, content, added_at) VALUES ($1, $2, $3, now())
        ON CONFLICT (server, number) DO NOTHING
        """, [report.server, report.number, report.text])
    }
  }

  /// The reports of the last minute with higher numbers than those that were seen, by the clock of the database.
  public func reports(after seen: [String: Int], excluding server: String) async throws -> [(report: LimitReport, age: Duration)] {
    let numbers = String(decoding: try JSONEncoder().encode(seen), as: UTF8.self)
    return try await database.readOnce { connection in
      try connection.rows(
        """
        SELECT server, number, content, (extract(epoch FROM now() - added_at) * 1000)::bigint AS age FROM limit_report
        WHERE server <> $2 AND added_at > now() - interval '1 minute' AND number > COALESCE(($1::text::jsonb ->> server)::bigint, 0)
        ORDER BY server, number
        """, [numbers, server]
      ).map { row in
        (
          report: LimitReport(server: try row["server"], number: try row["number"], text: try row["content"]),
          age: Duration.milliseconds(max(0, try row["age"] as Int))
        )
      }
    }
  }
}
