public import Storage

/// The releases that the servers of the database offer, in the rows of the servers.
public struct PostgreSQLOfferedReleaseStore: OfferedReleaseStore {
  let database: PostgreSQLDatabase

  /// Notes the release in the row of this server.
  public func offer(_ serial: Int?) async throws {
    _ = try await database.write(.none) { connection in
      try connection.change("UPDATE server SET release = $1 WHERE name = current_setting('nivel.server')", [serial])
    }
  }

  /// The highest release of the servers that are there.
  public func newestOffered() async throws -> Int? {
    try await database.readOnce { connection in
      try connection.row("SELECT max(release) AS newest FROM server WHERE seen_at > now() - interval '\(Servers.lease) seconds'")?["newest"]
    }
  }
}
