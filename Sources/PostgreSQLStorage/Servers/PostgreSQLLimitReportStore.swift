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

  /// Adds a report, and removes those of all servers that are older than a minute.
  public func add(_ report: LimitReport) async throws {
    try await database.write(.none) { connection in
      try connection.change("DELETE FROM limit_report WHERE added_at < now() - interval '1 minute'")
      try connection.change(
        """
        INSERT INTO limit_report (server, number, content, added_at) VALUES ($1, $2, $3, now())
        ON CONFLICT (server, number) DO NOTHING
        """, [report.server, report.number, report.text])
    }
  }

  /// The reports with higher numbers than those that were seen.
  public func reports(after seen: [String: Int]) async throws -> [LimitReport] {
    let numbers = String(decoding: try JSONEncoder().encode(seen), as: UTF8.self)
    return try await database.readOnce { connection in
      try connection.rows(
        """
        SELECT server, number, content FROM limit_report WHERE number > COALESCE(($1::text::jsonb ->> server)::bigint, 0)
        ORDER BY server, number
        """, [numbers]
      ).map { LimitReport(server: try $0["server"], number: try $0["number"], text: try $0["content"]) }
    }
  }
}
